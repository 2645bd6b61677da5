// SVG on stdin, PNG on stdout. Its own process, as a rendering of librsvg cannot be aborted.
import os from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const MAX_BYTES = 512 * 1024 * 1024
const TIMEOUT_MS = 60_000
const MAX_PIXELS = 1024 * 1024

const end = () => process.kill(process.pid, 'SIGKILL')

os.setPriority(10)
// The parent may exit first.
setTimeout(end, TIMEOUT_MS).unref()
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) end()
}, 20).unref()

const svg = await buffer(process.stdin)
const [, , background] = process.argv
const drawing = sharp(svg, { limitInputPixels: MAX_PIXELS })
if (background !== 'none') drawing.flatten({ background })
const png = await drawing.png({ compressionLevel: 3 }).toBuffer()
process.stdout.write(png)
