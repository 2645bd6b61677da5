import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari sends it for the Enter that has just ended a composition, when `isComposing` is false. */
const INPUT_METHOD = 229

/** Empty for a key that an input method takes, such as the Enter that chooses a word. */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === INPUT_METHOD ? '' : native.key
}
