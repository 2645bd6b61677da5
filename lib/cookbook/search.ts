import { cached } from '@/lib/cache'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { listFilters } from '@/lib/cookbook/list-filters'
import { countMakes } from '@/lib/cookbook/makes/read-makes'
import { chefName, type PlainRecipe, readAllRecipes } from '@/lib/cookbook/recipes'
import type { CookbookSearch, RecipePage, RecipeRow } from '@/lib/cookbook/schema'
import { plainDescription } from '@/lib/markdown/plain-text'
import { fold, STOP_WORDS, termOf, termsOf } from '@/lib/search/words'

type Entry = {
  row: Omit<RecipeRow, 'chef' | 'makes'> & { createdById: string | null }
  text: string
  /** The stems of the text: `tomatoes` finds `Tomato soup`. */
  terms: ReadonlySet<string>
  /** `time=60` for each filter of the list that the recipe passes. */
  passed: readonly string[]
  cursor: string
}

export async function searchRecipes(search: Omit<CookbookSearch, 'mode'>): Promise<RecipePage> {
  const { entries, tags } = await readIndex()
  const fitting = entries.filter(fits(search))
  const start = search.cursor === undefined ? 0 : indexAfter(fitting, search.cursor)
  const end = start + RECIPE_LIMITS.perPage
  const makes = await countMakes()
  return {
    rows: await Promise.all(fitting.slice(start, end).map((entry) => toRow(entry, makes))),
    next: end < fitting.length ? (fitting[end - 1]?.cursor ?? null) : null,
    found: fitting.length,
    total: entries.length,
    tags,
  }
}

type Index = { entries: readonly Entry[]; tags: readonly string[] }

/** It holds all recipes: a search reads memory alone. */
function readIndex(): Promise<Index> {
  return cached('cookbook:index', [COOKBOOK_TAG], async () => {
    const entries = (await readAllRecipes()).map(toEntry)
    const tags = new Set(entries.flatMap(({ row }) => row.tags))
    return { entries, tags: [...tags].sort((a, b) => a.localeCompare(b, 'en')) }
  })
}

function toEntry(recipe: PlainRecipe): Entry {
  const { _id, title, slug, description, time, difficulty, dateAdded, isSample, tags } = recipe
  const { createdById, smallImages, ingredients } = recipe
  const text = searchedText([title, ...ingredients.map(({ name }) => name), ...tags].join('\n'))
  return {
    row: {
      _id,
      title,
      slug,
      description: plainDescription(description),
      time,
      difficulty,
      dateAdded,
      isSample,
      tags,
      createdById,
      image: smallImages[0] ?? null,
    },
    text,
    terms: new Set(termsOf(text)),
    passed: listFilters().flatMap(([name, { options, accepts }]) =>
      options.flatMap(({ value }) => (accepts(recipe, value) ? `${name}=${value}` : [])),
    ),
    cursor: `${Date.parse(dateAdded)}-${_id}`,
  }
}

async function toRow(
  { row: { createdById, ...row } }: Entry,
  makes: ReadonlyMap<string, number>,
): Promise<RecipeRow> {
  return { ...row, chef: await chefName(createdById), makes: makes.get(row._id) ?? 0 }
}

function fits({ q = '', tag, ...search }: CookbookSearch): (entry: Entry) => boolean {
  const words = soughtWords(q)
  const filters = listFilters().flatMap(([name]) =>
    search[name] === undefined ? [] : `${name}=${search[name]}`,
  )
  return ({ row, text, terms, passed }) =>
    words.every((word) => text.includes(word) || terms.has(termOf(word) ?? word)) &&
    (!tag || row.tags.includes(tag)) &&
    filters.every((filter) => passed.includes(filter))
}

/** The cursor's own recipe may be gone. */
function indexAfter(entries: readonly Entry[], cursor: string): number {
  const parse = ([time, id = '']: string[]) => [Number(time), id] as const
  const [atTime, atId] = parse(cursor.split('-'))
  const next = entries.findIndex((entry) => {
    const [time, id] = parse(entry.cursor.split('-'))
    return time < atTime || (time === atTime && id < atId)
  })
  return next < 0 ? entries.length : next
}

const APOSTROPHE = /['’‘ʼʹ′´`＇]/gu
const POSSESSIVE = /['’‘ʼʹ′´`＇]s(?!\p{L})/giu
const AND = /[&＆]/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu
/** Letters that some write as two: `Kaesespaetzle`, `muesli` */
const SPELLED = /[äöüø]/giu
const SPELLINGS: Readonly<Record<string, string>> = { a: 'ae', o: 'oe', u: 'ue' }
/** What a search looks in: `Shepherd's` is `shepherd s` and `shepherds`, `stir-fry` also `stirfry`. */
function searchedText(text: string): string {
  const joined = text.replace(APOSTROPHE, '').replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
  const spelled = text.normalize('NFC').replace(SPELLED, (letter) => SPELLINGS[fold(letter)] ?? '')
  const texts = spelled === text.normalize('NFC') ? [text, joined] : [text, joined, spelled]
  return texts.map(wordsIn).join(' ')
}

function soughtWords(query: string): string[] {
  const words = wordsIn(query.replace(POSSESSIVE, '')).split(' ')
  // The n of `mac 'n' cheese` may be left out, as `and` may.
  const names = words.filter((word) => word !== 'n' && !STOP_WORDS.has(word))
  return names.length > 0 ? names : words
}

function wordsIn(text: string): string {
  const spaced = text.replace(APOSTROPHE, ' ').replace(AND, ' and ')
  return fold(spaced).replace(BETWEEN_WORDS, ' ').trim()
}
