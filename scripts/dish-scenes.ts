import { createRng, type Rng } from '@pochade/painter/random'
import { box, type Scene, scene } from './product-scenes'

/** Food for the painter's brush, on a square of 1024 of which the middle 768 rows are kept. */
export const DISHES = [
  'potatoes',
  'potatoes-tin',
  'loaf',
  'salad',
  'greens',
  'cake',
  'goulash',
  'pancake',
  'dumplings',
] as const
export type Dish = (typeof DISHES)[number]

const MIDDLE = 512

type Draw = (rng: Rng) => Scene

const DRAWINGS: Record<Dish, Draw> = {
  potatoes: (rng) =>
    table('#3f6474', '#35566a', [
      plate('#efe9dc', '#dcd4c3'),
      scatter(rng, 26, 168, (at) =>
        wedge(at, rng.pick(['#e2a832', '#f0c34d', '#d8952a', '#f3d05a'])),
      ),
      scatter(rng, 16, 190, (at) => leaf(at, rng.pick(['#5f8a3c', '#7da04c']), 13)),
      lemon(642, 388),
    ]),
  'potatoes-tin': (rng) =>
    table('#8f7767', '#816a5c', [
      tin(),
      scatter(rng, 34, 190, (at) =>
        wedge(at, rng.pick(['#c98a26', '#e2a832', '#b9771f', '#eec04a'])),
      ),
      scatter(rng, 12, 180, (at) => leaf(at, '#5f7f38', 12)),
    ]),
  loaf: (rng) =>
    table('#4a443f', '#3f3a36', [
      '<path d="M150 700L760 640L900 760L270 850Z" fill="#b98a5c"/>',
      '<path d="M150 700L270 850L270 872L146 716Z" fill="#8e6640"/>',
      '<ellipse cx="520" cy="640" rx="330" ry="60" fill="#2f2a26" opacity="0.5"/>',
      '<path d="M220 600C220 440 380 380 530 384S836 450 836 590C836 660 720 690 530 692S220 680 220 600Z" fill="#c98b45"/>',
      '<path d="M250 560C270 450 400 408 530 410S790 460 806 552C700 520 400 516 250 560Z" fill="#e0ab62"/>',
      ...[330, 430, 530, 630].map(
        (x) =>
          `<path d="M${x} 432l92 96" stroke="#7d4a20" stroke-width="20" stroke-linecap="round"/>`,
      ),
      scatter(rng, 22, 120, ([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#f3dfb4"/>`),
      '<path d="M170 760L330 738L330 752L172 776Z" fill="#cfd3d4"/><path d="M96 768L172 758L172 780L98 792Z" fill="#5b3a22"/>',
    ]),
  salad: (rng) =>
    table('#b7a488', '#a8947a', [
      plate('#4f7285', '#3f6074'),
      scatter(rng, 8, 130, (at) => chunk(at, '#a9773f', 46)),
      scatter(rng, 34, 175, (at) => chunk(at, rng.pick(['#d0342a', '#e2523a', '#b9281f']), 48)),
      scatter(rng, 20, 160, (at) => chunk(at, '#f5f0e2', 28)),
      scatter(
        rng,
        9,
        150,
        ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="16" ry="13" fill="#3a2c3f"/>`,
      ),
      scatter(rng, 14, 170, (at) => leaf(at, '#66893f', 14)),
    ]),
  greens: (rng) =>
    table('#7c3d35', '#6d342d', [
      plate('#f1ecdf', '#e0d8c6'),
      '<circle cx="512" cy="512" r="206" fill="#55803a"/>',
      scatter(rng, 60, 195, (at) =>
        leaf(at, rng.pick(['#3f6b2c', '#6e9a45', '#86ad52', '#4a7733']), 30),
      ),
      scatter(rng, 22, 170, (at) => chunk(at, '#f6f1e4', 20)),
      scatter(rng, 10, 160, (at) => chunk(at, '#efc44c', 16)),
    ]),
  cake: (rng) =>
    table('#c0ad8d', '#b29f80', [
      plate('#8d4636', '#7a3a2c'),
      '<circle cx="512" cy="512" r="204" fill="#a5652c"/><circle cx="512" cy="504" r="198" fill="#c98a41"/>',
      ...[-130, -44, 44, 130].flatMap((d) => [cut(d, 45), cut(d, -45)]),
      scatter(rng, 34, 180, (at) => chunk(at, rng.pick(['#e2b97a', '#8a5426', '#d6a35e']), 17)),
    ]),
  goulash: (rng) =>
    table('#5e6b58', '#525f4d', [
      plate('#ece5d4', '#d9d0bc'),
      '<circle cx="512" cy="512" r="214" fill="#7a2a17"/><circle cx="512" cy="512" r="206" fill="#a83c1e"/>',
      scatter(rng, 20, 170, (at) => chunk(at, rng.pick(['#e0a63f', '#eab956', '#cf8f2e']), 40)),
      scatter(rng, 16, 175, (at) => chunk(at, rng.pick(['#c8321f', '#d7572a']), 24)),
      scatter(rng, 20, 150, (at) => leaf(at, '#5d8a3f', 10)),
    ]),
  pancake: (rng) =>
    table('#39506b', '#30455e', [
      plate('#f3eee2', '#e2dac9'),
      scatter(rng, 40, 175, (at) =>
        chunk(at, rng.pick(['#e9bd62', '#f2d384', '#c98d3a', '#dca44a']), 50),
      ),
      '<ellipse cx="654" cy="604" rx="92" ry="76" fill="#4b1f3d"/>',
      `<g transform="translate(142 92)">${scatter(rng, 9, 56, ([x, y]) => `<circle cx="${x}" cy="${y}" r="24" fill="#7d3560"/>`)}</g>`,
      scatter(rng, 60, 180, ([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#fffdf6"/>`),
    ]),
  dumplings: (rng) =>
    table('#a98a63', '#9b7d58', [
      plate('#e9e3d3', '#d6cdb9'),
      '<path d="M330 560C360 420 520 340 660 420S720 660 560 690 310 680 330 560Z" fill="#c8a878"/>',
      ...[0, 1, 2, 3].map(
        (i) =>
          `<g transform="translate(${356 + i * 66} ${420 + i * 22}) rotate(${-18 + i * 6})"><ellipse rx="78" ry="70" cx="8" cy="10" fill="#cfc0a0"/><ellipse rx="76" ry="68" fill="#f4ecd8"/><ellipse rx="54" ry="47" fill="#fbf6e8"/></g>`,
      ),
      `<g transform="translate(60 110)">${scatter(rng, 18, 110, (at) => mushroom(at, rng.pick(['#8a5f3c', '#a87a50', '#6d482c'])))}</g>`,
      scatter(rng, 22, 170, (at) => leaf(at, '#6a9248', 10)),
    ]),
}

export function drawDish(dish: Dish): Scene {
  return DRAWINGS[dish](createRng(`dish ${dish}`))
}

type Place = readonly [x: number, y: number]

function table(cloth: string, fold: string, parts: readonly string[]): Scene {
  const folds = [80, 330, 600, 850].map(
    (x) => `<path d="M${x} 0l60 1024" stroke="${fold}" stroke-width="14"/>`,
  )
  return scene(cloth, [...folds, ...parts])
}

/** It has its shadow, and a knife at the left. */
function plate(rim: string, well: string): string {
  return `<ellipse cx="548" cy="544" rx="330" ry="326" fill="#1c1a18" opacity="0.35"/>
<circle cx="512" cy="512" r="322" fill="${rim}"/><circle cx="512" cy="512" r="250" fill="${well}"/>
<circle cx="512" cy="512" r="238" fill="${rim}"/>
<path d="M112 290h22l-4 300h-14zM114 590h14v180h-14z" fill="#d9d9d3"/>`
}

function tin(): string {
  return `${box(206, 246, 660, 560, '#26211f')}${box(176, 218, 660, 560, '#3c3a3b')}${box(206, 248, 600, 500, '#54504c')}`
}

/** It draws within a circle around the middle, denser at its centre. */
function scatter(rng: Rng, count: number, radius: number, draw: (at: Place) => string): string {
  const shapes = Array.from({ length: count }, () => {
    const angle = rng.range(0, 2 * Math.PI)
    const distance = radius * Math.sqrt(rng.next())
    const x = Math.round(MIDDLE + distance * Math.cos(angle))
    const y = Math.round(MIDDLE + distance * Math.sin(angle))
    return `<g transform="rotate(${rng.int(0, 359)} ${x} ${y})">${draw([x, y])}</g>`
  })
  return shapes.join('')
}

function wedge([x, y]: Place, fill: string): string {
  return `<ellipse cx="${x + 5}" cy="${y + 7}" rx="56" ry="31" fill="#8a5a1c"/><ellipse cx="${x}" cy="${y}" rx="56" ry="30" fill="${fill}"/><ellipse cx="${x - 8}" cy="${y - 9}" rx="34" ry="10" fill="#fbe7a6" opacity="0.7"/>`
}

function chunk([x, y]: Place, fill: string, size: number): string {
  const half = size / 2
  return `<rect x="${x - half + 4}" y="${y - half + 5}" width="${size}" height="${size * 0.8}" rx="${size / 4}" fill="#2b1a12" opacity="0.35"/><rect x="${x - half}" y="${y - half}" width="${size}" height="${size * 0.8}" rx="${size / 4}" fill="${fill}"/>`
}

function leaf([x, y]: Place, fill: string, size: number): string {
  return `<path d="M${x - size} ${y}Q${x} ${y - size * 0.9} ${x + size} ${y}Q${x} ${y + size * 0.9} ${x - size} ${y}Z" fill="${fill}"/>`
}

function lemon(x: number, y: number): string {
  return `<circle cx="${x + 5}" cy="${y + 6}" r="54" fill="#8a7a2a"/><circle cx="${x}" cy="${y}" r="54" fill="#f2d437"/><circle cx="${x}" cy="${y}" r="42" fill="#f8eb8f"/><path d="M${x - 40} ${y}h80M${x} ${y - 40}v80M${x - 28} ${y - 28}l56 56M${x + 28} ${y - 28}l-56 56" stroke="#e3c83c" stroke-width="6"/>`
}

function mushroom([x, y]: Place, fill: string): string {
  return `<path d="M${x - 30} ${y}q30 -44 60 0z" fill="${fill}"/><rect x="${x - 9}" y="${y - 2}" width="18" height="26" rx="6" fill="#e4d3b4"/>`
}

/** A line across the cake. */
function cut(offset: number, turn: number): string {
  return `<path d="M${MIDDLE - 190} ${MIDDLE + offset}h380" transform="rotate(${turn} 512 512)" stroke="#8a5426" stroke-width="9" stroke-linecap="round"/>`
}
