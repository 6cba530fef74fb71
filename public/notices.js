// Part of the service worker: a tap on a notification leads back to the window whose table it is of, or opens that again.
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const lead = async () => {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const own = open.find(({ url }) => url === notification.data);
    await (own ? own.focus() : clients.openWindow(notification.data));
  };
  event.waitUntil(lead());
});
