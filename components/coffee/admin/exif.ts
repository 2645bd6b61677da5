type PhotoFacts = {
  place: { lat: number; lng: number } | null
  /** `YYYY-MM-DDTHH:MM`, in UTC where the camera tells its offset. */
  date: string | null
}

const NONE: PhotoFacts = { place: null, date: null }

const TAGS = { exif: 0x8769, gps: 0x8825, taken: 0x9003, offset: 0x9011 }
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 }
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

/** The browser reads where and when a JPEG was taken, as the server drops it all (G-10). */
export async function readPhotoFacts(file: Blob): Promise<PhotoFacts> {
  try {
    const start = 256 * 1024
    return readJpeg(new DataView(await file.slice(0, start).arrayBuffer()))
  } catch {
    // A damaged header has no usable facts.
    return NONE
  }
}

function readJpeg(view: DataView): PhotoFacts {
  if (view.getUint16(0) !== 0xffd8) return NONE
  for (let at = 2; at + 4 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const isExif = view.getUint16(at) === 0xffe1 && view.getUint32(at + 4) === 0x45786966
    if (isExif) return readTiff(new DataView(view.buffer, at + 10))
  }
  return NONE
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

  /** Degrees, minutes and seconds. */
  function degrees(entries: Entries, tag: number, ref: number): number | null {
    const { at, count = 0 } = entries.get(tag) ?? {}
    if (at === undefined || count < 3) return null
    const parts = [0, 8, 16].map((step) => long(at + step) / long(at + step + 4))
    const [whole = 0, minutes = 0, seconds = 0] = parts
    const value = whole + minutes / 60 + seconds / 3600
    return /^[SW]/.test(text(entries, ref)) ? -value : value
  }

  const first = entriesAt(long(4))
  const pointer = (tag: number) => {
    const entry = first.get(tag)
    return entry && long(entry.at)
  }
  const gps = entriesAt(pointer(TAGS.gps))
  const exif = entriesAt(pointer(TAGS.exif))
  const lat = degrees(gps, GPS.latitude, GPS.latitudeRef)
  const lng = degrees(gps, GPS.longitude, GPS.longitudeRef)
  const isPlace = lat !== null && lng !== null && Number.isFinite(lat) && Number.isFinite(lng)
  return {
    place: isPlace ? { lat, lng } : null,
    date: toMinute(text(exif, TAGS.taken), text(exif, TAGS.offset)),
  }
}

function toMinute(taken: string, offset: string): string | null {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d)/.exec(taken)
  if (!match) return null
  const [, year, month, day, time] = match
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : 'Z'
  const date = new Date(`${year}-${month}-${day}T${time}:00${zone}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 16)
}
