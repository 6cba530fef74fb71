/** The first seven of the cast. `front` throws its first shape as a shadow on the face. */
import { INK } from './inks.mjs';
import { SHOULDERS, SKIN, WEAR, glasses, half, line, path } from './portrait-shapes.mjs';

export const FIRST = [
  {
    key: 'grandmother',
    ground: INK.indigo,
    skin: 'rice',
    face: { cheek: 21.5, jaw: 18.5, chin: 10, low: 26 },
    nose: 'button',
    brow: ['#a39c90', 2.2],
    age: true,
    back:
      `<circle cx="4" cy="-33" r="10" fill="#d8d2c6"/>` +
      path('M4-43A10 10 0 0 1 13-29C12-35 9-40 4-43Z', '#b3aca0') +
      line('M-13-35.6L18-31.6', INK.gold, 2) +
      `<circle cx="-13.6" cy="-35.8" r="3" fill="${INK.red}"/>`,
    front:
      path('M-22.4 3C-27-24-14-35 0-35C14-35 27-24 22.4 3C21-10 15-19-4-22C-15-19-21-10-22.4 3Z', '#e4dfd4') +
      path('M-4-22C15-19 21-10 22.4 3C27-24 14-35 0-35C12-31 14-25-4-22Z', '#bdb6aa'),
    over: glasses(INK.brass, 7.2),
    wear: WEAR.kimono('#5c4a78', '#4a3b63', INK.gold),
  },
  {
    key: 'carpenter',
    way: -1,
    ground: INK.teal,
    skin: 'honey',
    face: { cheek: 21.5, jaw: 19.5, chin: 13, low: 29 },
    nose: 'broad',
    brow: [INK.black, 3.8],
    ears: true,
    beard: 'stubble',
    high: 2.6,
    front:
      path('M-22-3C-26-24-15-36 1-36C17-36 26-23 22-3L20-12L-20-12Z', INK.black) +
      path('M-12-31C-6-36 8-37 15-31C6-33-4-33-12-31Z', INK.indigo) +
      path('M-23.4-9C-12-16 12-16 23.4-9L22.6-17C12-24-12-24-22.6-17Z', INK.paper) +
      line('M-19-17L-15-12M-11-19.6L-7-14M-2-20.6L2-15M8-20L11.6-14.4M16-18L19-12.6', INK.red, 2) +
      path('M20-16L33-24L31-15L35-8L21-10Z', INK.paper) +
      line('M24-15L31-19M25-12.6L32-11', INK.red, 1.8),
    wear: WEAR.kimono(INK.night, '#101c39', INK.dusk),
  },
  {
    key: 'student',
    high: 4.6,
    ground: INK.rose,
    skin: 'rice',
    face: { cheek: 20, jaw: 15, chin: 7, low: 27 },
    nose: 'button',
    brow: [INK.black, 2.3],
    lips: INK.red,
    lashes: true,
    back: path('M-26 22C-30-10-24-37 0-37C24-37 30-10 26 22C20 26-20 26-26 22Z', INK.black),
    front:
      path(
        'M-25.6 20C-31-12-20-37 0-37C20-37 31-12 25.6 20C23 23 19 22 18 20C22 4 21-6 19-12.6Q0-15-19-12.6C-21-6-22 4-18 20C-19 22-23 23-25.6 20Z',
        INK.black,
      ) +
      path('M-20-16C-19-27-10-33-2-34C-10-29-14-23-14-14Z', INK.indigo) +
      path('M14-30C20-25 23-17 23-8C21-16 18-24 14-30Z', INK.indigo),
    wear: WEAR.shirt(INK.night, '#101c39', INK.paper) + path('M-4 44L4 44L7 60H-7Z', INK.red),
  },
  {
    key: 'skipper',
    way: -1,
    ground: '#3c6a80',
    skin: 'wheat',
    face: { cheek: 21.5, jaw: 18, chin: 11, low: 27 },
    nose: 'broad',
    brow: ['#f1eadc', 3.4],
    ears: true,
    beard: 'full',
    beardInk: ['#f4eee2', '#d3cabb'],
    ruddy: true,
    front:
      path('M-22 6C-24-8-22-16-19-18L-17-6ZM22 6C24-8 22-16 19-18L17-6Z', '#e2d9ca') +
      path('M-25-13C-27-31-12-37 2-37C18-37 27-29 25-13C10-17-10-17-25-13Z', '#4f5d53') +
      path('M4-37C18-37 27-29 25-13C18-15 12-16 6-16C14-22 14-32 4-37Z', '#3a463e') +
      path('M-29-10C-20-21 14-21 25-13C27-10 25-8 22-9C10-14-12-13-25-7C-29-6-31-8-29-10Z', '#3a463e') +
      line('M-16-24L-10-33M-4-20L-2-36M10-20L11-35', '#66766a', 1.5),
    wear: WEAR.roll('#e9e0cf', '#cdc2ae', '#f3ecde'),
  },
  {
    key: 'singer',
    ground: '#cf6a37',
    skin: 'ebony',
    face: { cheek: 20.5, jaw: 16, chin: 8, low: 28 },
    nose: 'broad',
    brow: [INK.black, 2.6],
    lips: '#b3202f',
    lashes: true,
    back:
      path('M-20-10C-34-18-28-42-6-42C4-50 26-44 27-32C34-24 28-12 20-10Z', INK.crimson) +
      path('M10-43.6C24-43 29-35 26-30C33-23 28-12 20-10L8-20Z', '#6c1526'),
    front:
      path('M-22.6-3C-27-26-12-36 2-36C18-36 27-24 22.6-3C20-14 6-21-4-21C-14-20-20-12-22.6-3Z', INK.crimson) +
      path('M-22-9C-14-26 6-30 22-16C10-22-10-20-22-9Z', INK.gold) +
      path('M6-35.6C18-35 27-24 22.6-3C21-10 18-15 14-17.4C18-24 15-31 6-35.6Z', '#6c1526') +
      line('M-16-38Q-4-38-2-31M10-40Q4-38 2-33', INK.gold, 2),
    jewel: `<g fill="none" stroke="${INK.gold}" stroke-width="2.2"><circle cx="-21.5" cy="14" r="4.6"/><circle cx="21.5" cy="14" r="4.6"/></g>`,
    wear: WEAR.crew(INK.teal, '#0e4a52', INK.gold),
  },
  {
    key: 'trumpeter',
    way: -1,
    ground: INK.crimson,
    skin: 'umber',
    face: { cheek: 20, jaw: 17, chin: 10, low: 30 },
    nose: 'broad',
    brow: [INK.black, 3],
    ears: true,
    beard: 'goatee',
    beardInk: [INK.black, INK.black],
    lips: '#7c3a30',
    front: path('M-21 2C-23-8-22-14-20-18H20C22-14 23-8 21 2L18.6-9H-18.6Z', INK.black),
    hat:
      path('M-20-15C-22-28-20-39-12-39C-6-39-4-37.4 0-37.4C5-37.4 8-39 13-39C20-39 22-28 20-15Z', '#d9c394') +
      path('M6-38.4C10-39 11-39 13-39C20-39 22-28 20-15H8C13-22 12-32 6-38.4Z', INK.brass) +
      path('M-20.6-22H20.6L20-14H-20Z', INK.charcoal) +
      path('M-29-12C-18-19 18-19 29-12C20-8-20-8-29-12Z', '#d9c394') +
      path('M4-16.6C14-16.4 24-15 29-12C22-9 12-9 4-9Z', INK.brass),
    over: glasses(INK.black, 7.6, '.22'),
    wear: WEAR.coat(INK.night, '#101c39', '#d8cdb8', path('M-8 43L0 46.6L8 43V52L0 48.4L-8 52Z', INK.red)),
  },
  {
    key: 'marquise',
    way: -1,
    ground: INK.lagoon,
    skin: 'rice',
    face: { cheek: 19, jaw: 14.5, chin: 6.5, low: 30 },
    nose: 'long',
    brow: ['#7d4a2a', 2.2],
    lips: INK.rose,
    lashes: true,
    iris: '#20566b',
    mole: [9, 14],
    back:
      path('M-17-16C-27-30-18-45 1-44C20-45 28-30 18-16Z', '#c98b3c') +
      path('M6-44C20-44 28-30 18-16L6-24C13-30 14-38 6-44Z', '#a36a29'),
    front:
      path('M-21 6C-26-22-14-35 0-35C14-35 26-22 21 6C20-6 18-14 10-21C2-15-14-14-18-6C-19-2-20 2-21 6Z', '#dba04c') +
      path('M10-21C18-14 20-6 21 6C26-22 14-35 0-35C12-30 15-26 10-21Z', '#b0742e') +
      line('M-15-31C-20-35-18-40-13-42M-4-36C-5-40-2-42 3-42', '#efc173', 1.8),
    jewel: `<circle cx="-20" cy="15" r="2.6" fill="${INK.paper}"/><circle cx="20" cy="15" r="2.6" fill="#d9d3c6"/>`,
    wear:
      path(SHOULDERS, INK.crimson) +
      half('#6f1728') +
      path('M-15 34Q0 58 15 34L11 32H-11Z', SKIN.rice[0]) +
      `<g fill="${INK.paper}"><circle cx="-9" cy="36" r="2.2"/><circle cx="-5" cy="39.4" r="2.2"/><circle cy="40.8" r="2.4"/><circle cx="5" cy="39.4" r="2.2"/><circle cx="9" cy="36" r="2.2"/></g>`,
  },
];
