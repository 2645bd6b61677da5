'use client'

import dynamic from 'next/dynamic'

/** Visitors do not load its code. */
export const LazyGuessGame = dynamic(async () => (await import('./guess-game')).GuessGame)
