title-jack-change-it = Jack Change It
    .lang = en
    .what = طابق النوع أو الرتبة، وغيّر النوع بالولد، ولا تنهِ أبدًا بورقة خاصة.
