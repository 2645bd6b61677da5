const TEXTS = {
  denied: 'Location access was denied. Please enable location permissions.',
  unavailable: 'Location information is unavailable.',
  timeout: 'The request to get location timed out.',
  unknown: 'Unable to retrieve your location',
  missing: 'Geolocation is not supported by your browser',
} as const

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** The place of the device, or why there is none. */
export function readPosition(): Promise<{ lat: number; lng: number } | string> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator) || !navigator.geolocation) return resolve(TEXTS.missing)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => resolve(textOf(error)),
      OPTIONS,
    )
  })
}

function textOf({ code }: GeolocationPositionError): string {
  return { 1: TEXTS.denied, 2: TEXTS.unavailable, 3: TEXTS.timeout }[code] ?? TEXTS.unknown
}
