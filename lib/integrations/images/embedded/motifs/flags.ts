import { defineMotif, type Hue, type Motif } from '../motif'

const COLOURS: Readonly<Record<string, Hue>> = {
  r: [0.58, 0.2, 26],
  w: [0.97, 0.008, 90],
  b: [0.5, 0.15, 258],
  n: [0.36, 0.1, 268],
  s: [0.74, 0.1, 235],
  g: [0.56, 0.14, 148],
  y: [0.86, 0.16, 92],
  o: [0.72, 0.17, 55],
  k: [0.24, 0.01, 270],
  m: [0.42, 0.13, 15],
}

/** Countries by the regional letters of their flag, under the layout that they share: layout and
 * two or three colours, then the codes. */
const ROWS = `
h krY DE; h rwb NL LU HR; h wbr RU SK SI; h rwg HU; h bky EE; h ygr LT ET GH BO; h owg IN NE; h rbo AM; h kwg AE; h rwk EG YE SY IQ SD; h wgr BG; h grk MW KE; h rwr AT LB PE CA; h ryr ES; h bwb NI SV HN AR GT; h ybr CO EC VE; h sry AD; h gwr IR; h gyr GN; h bwg SL UZ; h rbr LA KH TH
v bwr FR; v gwr IT MX; v kyr BE; v byr RO MD TD; v gwo IE CI; v gyr SN ML CM; v gwg NG; v rwr PE CA; v bwb GT; v ryb AD
H wr PL; H rw ID MC SG; H by UA; H rb HT LI; H rg BY
c rw DK; c wb FI; c by SE; c rwn NO; c bwr IS; x wr EN GE; x rw CH
d wr JP; d gr BD; d rY VN CN; d rw TN TR; d by PW KZ; d by EU; d gw PK SA; d wb KR IL; d gy BR; d rg MA; d bw SO; d rb TW
t rwb CZ; t bwr PH; t rwb CU PR CL; t gyk ZA; t kwg JO PS KW; t gwk TZ ZW
u rwn US LR MY; j nrw GB; d nw AU NZ FJ
`

type Layout = (colours: readonly string[]) => { roles: [string, string, string]; draw: string[] }

/** The cloth goes from x -.74 to .9 and hangs in one wave. */
const strip = (role: string, from: number, to: number) =>
  `${role} M-.74 ${from} C-.3 ${from - 0.16} .2 ${from + 0.2} .9 ${from + 0.04} L.9 ${to + 0.04} C.2 ${to + 0.2} -.3 ${to - 0.16} -.74 ${to} Z`

function across(role: string, from: number, to: number): string {
  const dip = (x: number) => 0.075 * Math.sin((x + 0.5) * 2.6)
  const y = (x: number, base: number) => (base + dip(x)).toFixed(2)
  return `${role} M${from} ${y(from, -0.9)} L${to} ${y(to, -0.9)} L${to} ${y(to, 0.22)} L${from} ${y(from, 0.22)} Z`
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  h: ([a = 'w', b = 'w', c = 'w']) => ({
    roles: [a, b, c],
    draw: [strip('m', -0.9, -0.52), strip('s', -0.53, -0.14), strip('a', -0.15, 0.24)],
  }),
  v: ([a = 'w', b = 'w', c = 'w']) => ({
    roles: [a, b, c],
    draw: [across('m', -0.74, -0.18), across('s', -0.2, 0.36), across('a', 0.34, 0.9)],
  }),
  H: ([a = 'w', b = 'w']) => ({
    roles: [a, b, b],
    draw: [strip('m', -0.9, -0.33), strip('s', -0.34, 0.24)],
  }),
  c: ([a = 'w', b = 'w', c = b]) => ({
    roles: [a, b, c],
    draw: [
      strip('m', -0.9, 0.24),
      strip('s', -0.46, -0.2),
      across('s', -0.34, -0.08),
      strip('a', -0.39, -0.27),
      across('a', -0.27, -0.15),
    ],
  }),
  x: ([a = 'w', b = 'w']) => ({
    roles: [a, b, b],
    draw: [strip('m', -0.9, 0.24), strip('s', -0.45, -0.21), across('s', -0.04, 0.2)],
  }),
  d: ([a = 'w', b = 'w']) => ({
    roles: [a, b, b],
    draw: [strip('m', -0.9, 0.24), 's O .08 -.32 .3'],
  }),
  t: ([a = 'w', b = 'w', c = 'w']) => ({
    roles: [a, b, c],
    draw: [strip('s', -0.9, -0.33), strip('m', -0.34, 0.24), 'a M-.74 -.9 L.02 -.3 L-.74 .24 Z'],
  }),
  u: ([a = 'w', b = 'w', c = 'w']) => ({
    roles: [a, b, c],
    draw: [
      strip('m', -0.9, 0.24),
      strip('s', -0.74, -0.58),
      strip('s', -0.42, -0.26),
      strip('s', -0.1, 0.06),
      'a M-.74 -.9 C-.5 -.98 -.24 -.92 .02 -.84 L.02 -.26 C-.24 -.36 -.5 -.4 -.74 -.32 Z',
      's O -.56 -.74 .05',
      's O -.3 -.7 .05',
      's O -.56 -.5 .05',
      's O -.3 -.48 .05',
      's O -.12 -.6 .05',
    ],
  }),
  j: ([a = 'w', b = 'w', c = 'w']) => ({
    roles: [a, c, b],
    draw: [
      strip('m', -0.9, 0.24),
      's/.17 M-.66 -.86 L.82 .2',
      's/.17 M-.66 .18 L.82 -.8',
      'a/.06 M-.66 -.86 L.82 .2',
      'a/.06 M-.66 .18 L.82 -.8',
      strip('s', -0.5, -0.14),
      across('s', -0.08, 0.24),
      strip('a', -0.42, -0.22),
      across('a', -0.01, 0.17),
    ],
  }),
}

function flagOf(layout: string, colours: readonly string[]): Motif | undefined {
  const drawn = LAYOUTS[layout]?.(colours)
  if (!drawn) return undefined
  const hue = (key: string): Hue => COLOURS[key.toLowerCase()] ?? [0.6, 0.1, 250]
  const [main, second, accent] = drawn.roles
  return defineMotif('flag', {
    kind: 'symbol',
    main: hue(main),
    second: hue(second),
    accent: hue(accent),
    draw: ['d M-.86 -1 L-.74 -1 L-.74 1 L-.86 1 Z', ...drawn.draw, 'd O -.8 -1 .08'],
  })
}

let flags: Map<string, Motif> | undefined

/** The flag of a country by its two letters, in its own colours; undefined for those not kept. */
export function flagMotif(code: string): Motif | undefined {
  if (!flags) {
    flags = new Map()
    for (const row of ROWS.split(/[;\n]/)) {
      const [layout = '', colours = '', ...codes] = row.trim().split(' ')
      for (const one of codes) {
        const motif = flagOf(layout, [...colours])
        if (motif && !flags.has(one)) flags.set(one, motif)
      }
    }
  }
  return flags.get(code)
}
