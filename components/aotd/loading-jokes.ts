export const LOADING_JOKES = [
  'Convincing the brush that today is a workday...',
  'Mixing a blue that nobody has named yet...',
  'Asking the lemons to hold still...',
  'Stretching the canvas, and the truth...',
  'Looking for the horizon. It was here yesterday...',
  'Cleaning the palette with yesterday’s ideas...',
  'The sun wants to be paid by the ray...',
  'Counting the windows of houses that do not exist...',
  'Teaching a cat to pose. No luck so far...',
  'Waiting for the varnish to make up its mind...',
  'Hiding the signature in plain sight...',
  'Hanging it straight. A bit to the left...',
] as const
