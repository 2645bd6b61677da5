/** Kitchen timers and countdowns follow the device's clock (ms since 1970), which runs on while it sleeps. */
export function deviceNow(): number {
  return Date.now()
}
