import { newSheet } from '@/lib/qrnotes/new-sheet'
import { calculate, cpuOf } from '../cpu'
import { answerMessages } from '../helper-process'

// The first sheet also starts the thread, which stays.
await newSheet()

answerMessages<'sheet' | 'calculate', number>((wish) =>
  cpuOf(() => (wish === 'sheet' ? newSheet() : calculate())),
)
