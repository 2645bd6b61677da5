const BEEPS = [0, 0.25, 0.5]
const BEEP_SECONDS = 0.15
const PITCH = 880
const LOUDNESS = 0.3
const VIBRATION = [200, 100, 200, 100, 400, 1000]
/** One alarm is as many rings, one every 2 seconds. */
const RINGS = 15
const RING_SECONDS = 2

let sound: AudioContext | null = null

/** Browsers allow sound only after a press, so the press that starts a timer opens it. */
export function prepareAlarm(): void {
  try {
    sound ??= new AudioContext()
    void sound.resume()
  } catch {
    sound = null
  }
}

export function ringAlarm(): void {
  const rings = Array.from({ length: RINGS }, (_, i) => i)
  if ('vibrate' in navigator) navigator.vibrate(rings.flatMap(() => VIBRATION))
  prepareAlarm()
  for (const ring of rings) for (const after of BEEPS) beep(ring * RING_SECONDS + after)
}

export function stopAlarm(): void {
  if ('vibrate' in navigator) navigator.vibrate(0)
  void sound?.close()
  sound = null
}

function beep(after: number): void {
  if (sound?.state !== 'running') return
  const at = sound.currentTime + after
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  tone.frequency.value = PITCH
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + BEEP_SECONDS)
  tone.connect(volume).connect(sound.destination)
  tone.start(at)
  tone.stop(at + BEEP_SECONDS)
}
