const MAX_LENGTH = 20_000
const NUMBER = /\d*\.?\d+/g

type Rule = (value: string) => string | null

export const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
])

/** No filters and patterns, which can render for minutes; no text, as fonts differ by machine. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'clipPath',
    'mask',
    'linearGradient',
    'radialGradient',
    'stop',
  ],
])

export function countNumbers(value: string): number {
  return value.match(NUMBER)?.length ?? 0
}

function areModest(value: string): boolean {
  return (value.match(NUMBER) ?? []).every((number) => Number(number) <= MAX_LENGTH)
}

function matching(pattern: RegExp): Rule {
  return (value) => (pattern.test(value) && areModest(value) ? value : null)
}

const number = matching(/^[-+]?(?:\d+\.?\d*|\.\d+)(?:px|%)?$/)
const numbers = matching(/^[-+\d.,\s]*$/)
const pathData = matching(/^[MmZzLlHhVvCcSsQqTtAa\d.,\s+-]*$/)
const keyword = matching(/^[A-Za-z][A-Za-z\s-]{0,40}$/)
// Repeated parts start and end differently: no catastrophic backtracking.
const transform = matching(
  /^(?:(?:translate|scale|rotate|skewX|skewY|matrix)\s*\([-+\d.,\s]*\)[\s,]*)+$/,
)
const colour = matching(/^(?:[A-Za-z]{3,24}|#[\dA-Fa-f]{3,8}|(?:rgb|hsl)a?\([-\d.,%\s/]*\))$/)

const identifier = matching(/^[A-Za-z_][\w.-]{0,63}$/)

const fragment: Rule = (value) =>
  value.startsWith('#') && identifier(value.slice(1)) ? value : null

const reference: Rule = (value) => {
  const id = /^url\(\s*(?:#|'#|"#)([\w.-]+)['"]?\s*\)$/.exec(value)?.[1]
  return id && identifier(id) ? `url(#${id})` : null
}

/** Dashes below a pixel would make millions of segments. */
const dashes: Rule = (value) =>
  numbers(value) && (value.match(NUMBER) ?? []).every((dash) => Number(dash) >= 1) ? value : null

function eachOf(rule: Rule, ...names: string[]): [string, Rule][] {
  return names.map((name) => [name, rule])
}

const ATTRIBUTES: ReadonlyMap<string, Rule> = new Map([
  ...eachOf(
    number,
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'fr',
  ),
  ...eachOf(number, 'width', 'height', 'offset', 'opacity', 'fill-opacity', 'stroke-opacity'),
  ...eachOf(number, 'stop-opacity', 'stroke-width', 'stroke-miterlimit', 'stroke-dashoffset'),
  ...eachOf(numbers, 'points', 'viewBox'),
  ...eachOf(pathData, 'd'),
  ...eachOf(dashes, 'stroke-dasharray'),
  ...eachOf(transform, 'transform', 'gradientTransform'),
  ...eachOf((value) => colour(value) ?? reference(value), 'fill', 'stroke'),
  ...eachOf(colour, 'stop-color', 'color'),
  ...eachOf(reference, 'clip-path', 'mask'),
  ...eachOf(fragment, 'href', 'xlink:href'),
  ...eachOf(identifier, 'id'),
  ...eachOf(keyword, 'fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'paint-order'),
  ...eachOf(keyword, 'gradientUnits', 'spreadMethod', 'clipPathUnits', 'maskUnits'),
  ...eachOf(keyword, 'maskContentUnits', 'display', 'visibility'),
])

const MAX_STYLES = 40

export function allowedAttributes(written: ReadonlyMap<string, string>): Map<string, string> {
  const styles = (written.get('style') ?? '')
    .split(';', MAX_STYLES)
    .map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1)]
    })
  const allowed = new Map<string, string>()
  for (const [name, value] of [...written, ...styles]) {
    const checked = ATTRIBUTES.get(name)?.(value.trim())
    if (checked) allowed.set(name === 'xlink:href' ? 'href' : name, checked)
  }
  return allowed
}
