const BEEPS = [0, 0.25, 0.5]
const BEEP_SECONDS = 0.15
const PITCH = 880
const LOUDNESS = 0.3
const VIBRATION = [200, 100, 200, 100, 400]

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
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION)
  prepareAlarm()
  for (const after of BEEPS) beep(after)
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
