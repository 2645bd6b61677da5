/** In ms since 1970: a timer of the kitchen follows the device, also over a sleep of it. */
export function deviceNow(): number {
  return Date.now()
}
