import {
  type IconColour,
  type IconShape,
  STATUS_STYLES,
  styleOfStatus,
} from '@/lib/icons/catalogue'

/** An image cannot know the page's theme: these have 3:1 contrast on all grounds of both. */
const COLOURS: Record<IconColour, string> = {
  green: '#2e8b4f',
  amber: '#a9740f',
  purple: '#8f63c9',
  blue: '#3b7fc4',
  red: '#d6483d',
  grey: '#7b7c77',
}

const SHAPES: Record<IconShape, (colour: string) => string> = {
  full: (colour) => `<path d="M0 0h10v10H0z" fill="${colour}"/>`,
  half: (colour) => hollow(colour) + `<path d="M0 5h10v5H0z" fill="${colour}"/>`,
  hollow,
  circle: (colour) => `<circle cx="5" cy="5" r="4" ${strokeOf(colour)}/>`,
  cross: (colour) => `<path d="m1 1 8 8m0-8-8 8" ${strokeOf(colour)}/>`,
  dash: (colour) => `<path d="M0 5h10" ${strokeOf(colour)}/>`,
}

const FLAME =
  '<path d="M12 2.5c.6 3.5 5.5 6 5.5 11.2a5.5 5.5 0 0 1-11 .3c0-2.2 1-3.7 2.2-5 .2 1.8 1 2.7 1.8 3 ' +
  '.3-3.5-.2-6.5 1.5-9.5Z" fill="none" stroke="#c2591d" stroke-width="1.5" stroke-linejoin="round"/>'

export const BUILT_IN_NAMES: readonly string[] = [...Object.keys(STATUS_STYLES), 'streak_icon']

/** Takes a name in lower case; null where there is no built-in icon. */
export function drawBuiltIn(name: string): string | null {
  if (name === 'streak_icon') return svg(24, FLAME)
  const style = styleOfStatus(name)
  return style && svg(10, SHAPES[style.shape](COLOURS[style.colour]))
}

function svg(side: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${drawing}</svg>\n`
}

function hollow(colour: string): string {
  return `<path d="M.75.75h8.5v8.5H.75z" ${strokeOf(colour)}/>`
}

function strokeOf(colour: string): string {
  return `fill="none" stroke="${colour}" stroke-width="1.5"`
}
