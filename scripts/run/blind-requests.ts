import EMOJIS from 'unicode-emoji-json/data-by-emoji.json' with { type: 'json' }
import { findEmoji } from '@/lib/emoji'
import { createRng, type Rng } from '@pochade/painter/random'
import type { PaintRequest } from '@pochade/painter/layout'

const ALL = Object.keys(EMOJIS)
const POPULAR = [
  '😂 ❤️ 🤣 👍 😭 🙏 😘 🥰 😍 😊 🎉 😁 💕 🥺 😅 🔥 🤦 🤷 🙄 😆 🤗 😉 🎂 🤔 👏 🙂 😳 🥳 😎 👌 💜 😔',
  '💪 ✨ 💖 👀 😋 😏 😢 👉 💗 😩 💯 🌹 💞 🎈 💙 😃 🎊 🐱 🐶 🌊 🌈 ☀️ 🌙 ⭐ 🍕 ☕ 🌸 🚀 🦊 🐢 🍋 🏠',
].flatMap((line) => line.split(' '))
const TONES = ['🏻', '🏼', '🏽', '🏾', '🏿']
const BASE = /\p{Emoji_Modifier_Base}/gu

/** Half of the people have a skin tone, where there is one for them. */
function withTone(emoji: string, rng: Rng): string {
  if (emoji.search(BASE) < 0 || rng.chance(0.5)) return emoji
  const tone = rng.pick(TONES)
  const toned = emoji.replace(BASE, `$&${tone}`).replace(/(\p{Emoji_Modifier})\uFE0F/gu, '$1')
  return findEmoji(toned) === null ? emoji : toned
}

function wishOf(count: number, rng: Rng): string[] {
  return Array.from({ length: count }, () =>
    withTone(rng.pick(rng.chance(0.6) ? ALL : POPULAR), rng),
  )
}

/** Days of 2027 by new authors, a third each without emojis, with one and with two or three. */
export function blindRequests(seed: string, count = 90): PaintRequest[] {
  const rng = createRng(`blind|${seed}`)
  const days = rng.shuffle(Array.from({ length: 365 }, (_, i) => i)).slice(0, count)
  return days.map((day, i) => {
    const emojis = [0, 1, rng.int(2, 3)][i % 3] ?? 0
    return {
      dateKey: new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
      emojis: wishOf(emojis, rng),
      author: `${seed}-${i}`,
      secret: `blind-${seed}`,
    }
  })
}
