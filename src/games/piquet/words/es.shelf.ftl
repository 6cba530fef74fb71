title-piquet = Piquet
    .lang = es
    .what = El viejo juego para dos: cambia, canta lo que tienes o guárdalo en secreto, y pelea doce bazas.
