/** One table of the gallery, as its address says. */
import { mount } from 'svelte';
import { must } from '../../cards/must.ts';
import Frame from './Frame.svelte';

mount(Frame, { target: must(document.querySelector('#app') ?? undefined, 'the place of the table') });
