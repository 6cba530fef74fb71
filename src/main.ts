/** Mounts the page. */
import './fetching/chunk.ts';
import { mount } from 'svelte';
import App from './ui/App.svelte';

const target = document.querySelector('#app');
if (target) {
  target.textContent = '';
  mount(App, { target });
}
