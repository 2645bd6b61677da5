// Draws the SVG of its standard input as a PNG. It is a process of its own because nothing ends a
// drawing that librsvg has begun, except the end of its process.
import os from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const MOST_BYTES = 512 * 1024 * 1024
const LONGEST_MS = 60_000
const LARGEST_PIXELS = 1024 * 1024

const end = () => process.kill(process.pid, 'SIGKILL')

os.setPriority(10)
// Whoever started it may be gone before it is done.
setTimeout(end, LONGEST_MS).unref()
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) end()
}, 20).unref()

const svg = await buffer(process.stdin)
const [, , background] = process.argv
const drawing = sharp(svg, { limitInputPixels: LARGEST_PIXELS })
if (background !== 'none') drawing.flatten({ background })
const png = await drawing.png({ compressionLevel: 3 }).toBuffer()
process.stdout.write(png)
