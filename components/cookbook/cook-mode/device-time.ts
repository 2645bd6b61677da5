/** In ms since 1970: a timer of the kitchen follows the device, also over a sleep of it. */
export function deviceNow(): number {
  // eslint-disable-next-line no-restricted-properties -- the site's clock is the server's
  return Date.now()
}
