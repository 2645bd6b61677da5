import { stemmer as stem } from 'stemmer'
import { termOf, wordsOf } from '@/lib/search/words'

const SAID = new Set(
  (
    'about after all also always ask available best better big bigger biggest cheap cheaper ' +
    'cheapest cost could date day difficult difficulty each earliest easier easiest easy every ' +
    'everything expensive fast faster fastest fewer fewest find found get give go goes going good got ' +
    'great guest hard harder hardest hello help here hey hi high higher highest hour hours ingredient ' +
    'instead kind know known large larger largest last latest least left less let like list little ' +
    'location located long longer longest look lot low lower lowest make many maybe minute minutes more ' +
    'most much name named need new newer newest next nice now number offer old older oldest ok okay ' +
    'only other people person piece possible price quick quicker quickest rated rating recent really ' +
    'right same say score scored second see serve serving short shortest show simplest size slow slowest ' +
    'small smaller smallest some something sort stock such suggest take taste tell then thing think ' +
    'third time today top two type under use used very want way while work worse worst would yes yet ' +
    'city country artist author creator maker chef quote sold out euro euros per through them it wrote ' +
    'written write made called ever far drink drank drunk come dimension measure point rate any anything ' +
    'portion please first average mean total altogether both than between compare compared difference ' +
    'beginner temperature degree hot heat material fabric technique medium fewest feed recommend still archive tall wide block packet pack handful slice leftover jar dozen bunch bit couple before previous done starving starve hungry table idea hmm lol wow crowd exhibit hang hanging own design designed drew drawn created crafted shop place try tried average overall runner one ones exist'
  )
    .split(' ')
    .map(stem),
)

export function namingWords(text: string): string {
  return wordsOf(text)
    .filter((word) => termOf(word) !== null && !SAID.has(stem(word)))
    .join(' ')
}
