import { contrastRatio, hexToRgb, oklabToOklch, rgbToOklab, toHex } from '@pochade/painter/colour'

/** Paper and raised ground of both themes. */
const GROUNDS = ['#f4f4f1', '#fbfbf9', '#131414', '#232424'].map(hexToRgb)
const STEP = 0.01

/** The nearest lightness of this colour that has 3:1 on the grounds of both themes. */
export function medalColour(color: string): string {
  const wanted = oklabToOklch(rgbToOklab(hexToRgb(color)))
  if (isSeen(color)) return color
  for (let distance = STEP; distance < 1; distance += STEP) {
    for (const l of [wanted.l - distance, wanted.l + distance]) {
      const hex = toHex({ ...wanted, l })
      if (isSeen(hex)) return hex
    }
  }
  return color
}

function isSeen(hex: string): boolean {
  return GROUNDS.every((ground) => contrastRatio(hexToRgb(hex), ground) >= 3)
}
