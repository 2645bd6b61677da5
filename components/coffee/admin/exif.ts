type PhotoFacts = {
  place: { lat: number; lng: number } | null
  /** `YYYY-MM-DDTHH:MM`, in UTC where the camera tells its offset. */
  date: string | null
}

const NONE: PhotoFacts = { place: null, date: null }

const TAGS = { exif: 0x8769, gps: 0x8825, changed: 0x0132 }
/** When the photo was taken, and when it was made digital. */
const DATES = [0x9003, 0x9004]
const OFFSETS = [0x9011, 0x9012, 0x9010]
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 }
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

/** "Exif" and two zeros stand before the header in most formats. */
const MARK = [0x45, 0x78, 0x69, 0x66, 0, 0]
/** The header of TIFF in both orders of bytes, and where its first directory mostly is. */
const HEADERS = [
  [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0],
  [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
]

/** The server drops these facts (G-10). JPEG, PNG, WebP, AVIF and HEIC hold the same header. */
export async function readPhotoFacts(file: Blob): Promise<PhotoFacts> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const start = findHeader(bytes)
    return start < 0 ? NONE : readTiff(new DataView(bytes.buffer, start))
  } catch {
    // A damaged header has no usable facts.
    return NONE
  }
}

function findHeader(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(0x2a); at >= 0; at = bytes.indexOf(0x2a, at + 1)) {
    for (const start of [at - 2, at - 3]) {
      const has = (signs: readonly number[], from: number) =>
        signs.every((sign, index) => bytes[from + index] === sign)
      const isHeader = HEADERS.some((header) => has(header, start))
      const isMarked = has(MARK, start - MARK.length)
      if (isHeader || isMarked) return start
    }
  }
  return -1
}

type Entries = Map<number, { type: number; count: number; at: number }>

function readTiff(view: DataView): PhotoFacts {
  const little = view.getUint16(0) === 0x4949
  const long = (at: number) => view.getUint32(at, little)

  function entriesAt(offset: number | undefined): Entries {
    const entries: Entries = new Map()
    if (offset === undefined) return entries
    for (let i = 0; i < view.getUint16(offset, little); i++) {
      const at = offset + 2 + i * 12
      const type = view.getUint16(at + 2, little)
      const count = long(at + 4)
      const isInline = (SIZES[type] ?? 1) * count <= 4
      entries.set(view.getUint16(at, little), { type, count, at: isInline ? at + 8 : long(at + 8) })
    }
    return entries
  }

  function text(entries: Entries, tag: number): string {
    const { at = 0, count = 0 } = entries.get(tag) ?? {}
    const bytes = Array.from({ length: count }, (_, i) => view.getUint8(at + i))
    return String.fromCharCode(...bytes.filter((byte) => byte !== 0))
  }

  /** Degrees, minutes and seconds, which may be absent. */
  function degrees(entries: Entries, tag: number, ref: number): number | null {
    const { at, count = 0 } = entries.get(tag) ?? {}
    if (at === undefined || count < 2) return null
    const steps = [0, 8, 16].slice(0, count)
    const [whole = 0, minutes = 0, seconds] = steps.map(
      (step) => long(at + step) / long(at + step + 4),
    )
    const value = whole + minutes / 60 + (seconds || 0) / 3600
    return /^[SW]/i.test(text(entries, ref)) ? -value : value
  }

  const first = entriesAt(long(4))
  const pointer = (tag: number) => {
    const entry = first.get(tag)
    return entry && long(entry.at)
  }
  const gps = entriesAt(pointer(TAGS.gps))
  const exif = entriesAt(pointer(TAGS.exif))
  const taken = DATES.map((tag) => text(exif, tag)).find(Boolean)
  const offsets = OFFSETS.map((tag) => text(exif, tag))
  const lat = degrees(gps, GPS.latitude, GPS.latitudeRef)
  const lng = degrees(gps, GPS.longitude, GPS.longitudeRef)
  return {
    place: lat !== null && lng !== null && isPlace(lat, lng) ? { lat, lng } : null,
    date: toMinute(taken ?? text(first, TAGS.changed), offsets),
  }
}

/** Phones and cameras without a fix write zeros. */
function isPlace(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
}

function toMinute(taken: string, offsets: readonly string[]): string | null {
  const match =
    /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d)(:\d\d)(?::\d\d(?:\.\d+)?)?(?:\s?([AP])M)?(.*)/i.exec(
      taken,
    )
  if (!match) return null
  const [, year, month, day, figure, minute, half, rest = ''] = match
  const hour = half ? (Number(figure) % 12) + (/p/i.test(half) ? 12 : 0) : figure
  const written = `${year}-${month}-${day}T${String(hour).padStart(2, '0')}${minute}`
  const local = new Date(`${written}:00Z`)
  // The 30th of February would become a day of March.
  if (Number.isNaN(local.getTime()) || !local.toISOString().startsWith(written)) return null
  const zone = [rest, ...offsets].map(zoneOf).find(Boolean) ?? 'Z'
  return new Date(`${written}:00${zone}`).toISOString().slice(0, 16)
}

/** `+02:00` for `+0200`, `+2` and `UTC+02:00`; null for an offset that no place has. */
function zoneOf(text: string): string | null {
  const [zone, sign, hours = '', minutes = '00'] =
    /^(?:Z|(?:UTC|GMT)?([+-])(0?\d|1[0-4]):?([0-5]\d)?)$/i.exec(text.trim()) ?? []
  return zone && sign
    ? `${sign}${hours.padStart(2, '0')}:${minutes}`
    : (zone?.toUpperCase() ?? null)
}
