/** In ms since 1970. Kitchen timers follow the device's clock, which runs on while it sleeps. */
export function deviceNow(): number {
  return Date.now()
}
