// A picture on stdin, on stdout a smaller one as PNG. Its own process, as the decoder of AVIF needs
// many times the memory of the picture and returns it late.
import os from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const TIMEOUT_MS = 60_000

os.setPriority(10)
// The parent may exit first.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), TIMEOUT_MS).unref()

const [, , maxPixels, side] = process.argv
const png = await sharp(await buffer(process.stdin), {
  limitInputPixels: Number(maxPixels),
  failOn: 'error',
})
  .autoOrient()
  .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(png)
