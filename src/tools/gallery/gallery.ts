/** The gallery: every game's table as it looks at a line of a golden record. Served by `npm run gallery`, in no build. */
import { mount } from 'svelte';
import { must } from '../../cards/must.ts';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: must(document.querySelector('#app') ?? undefined, 'the place of the gallery') });
