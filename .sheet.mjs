import sharp from 'sharp'
const [,, out, w, ...names] = process.argv
const imgs = await Promise.all(names.map(async n => ({ n, b: await sharp(`/tmp/shots/${n}.png`).resize({ width: +w }).toBuffer({ resolveWithObject: true }) })))
const h = Math.max(...imgs.map(i => i.b.info.height)) + 10
await sharp({ create: { width: imgs.length * (+w + 10), height: h, channels: 3, background: '#888' } }).composite(imgs.map((i, k) => ({ input: i.b.data, left: k * (+w + 10), top: 0 }))).png().toFile(out)
