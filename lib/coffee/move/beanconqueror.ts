import { type ArchiveFile, openArchive, tooLarge } from '@/lib/archives/archive'
import { ARCHIVE_LIMITS, MOVE_TEXTS } from '@/lib/archives/catalogue'
import { type ArchivedCup, cupOf } from '@/lib/coffee/move/cup-of-brew'
import { counted } from '@/lib/format'
import { type Fields, fieldsAt, isObject, listAt, parseJsonFile, textAt } from '@/lib/json-fields'

/** A second download is `Beanconqueror (1).zip`. */
const isMain = ({ name }: ArchiveFile) => /(?:^|\/)Beanconqueror\b[^/]*\.json$/u.test(name)
const isPacked = ({ name }: ArchiveFile) => /(?:^|\/)Beanconqueror\b[^/]*\.zip$/u.test(name)

const NO_CUPS = [
  ['GREEN_BEANS', 'green bean'],
  ['ROASTING_MACHINES', 'roasting machine'],
  ['WATER', 'water'],
  ['GRAPH', 'graph'],
] as const

/** Its export is a zip of JSON; the folder that Android writes has that zip and pictures beside it. */
export const beanconqueror = {
  name: 'Beanconqueror',
  fits: (files: readonly ArchiveFile[]) => files.some(isMain) || files.some(isPacked),

  async *read(files: readonly ArchiveFile[]): AsyncGenerator<ArchivedCup> {
    const packed = files.find(isPacked)
    const inner = packed && { name: packed.name, bytes: await packed.read() }
    const tables = inner ? await openArchive(inner) : files
    const main = tables.find(isMain)
    const data = main && parseJsonFile(await main.read())
    if (!isObject(data)) return
    const [brews, beans] = [
      await rowsOf(tables, data, 'Brews'),
      await rowsOf(tables, data, 'Beans'),
    ]
    const byId = (rows: readonly Fields[]) => new Map(rows.map((row) => [idOf(row), row]))
    const bean = byId(beans)
    const [preparation, mill] = [byId(listAt(data, 'PREPARATION')), byId(listAt(data, 'MILL'))]
    const stars = Number(textAt(listAt(data, 'SETTINGS')[0], 'brew_rating')) || 5
    for (const brew of brews) {
      const parts = {
        bean: bean.get(textAt(brew, 'bean')),
        preparation: preparation.get(textAt(brew, 'method_of_preparation')),
        mill: mill.get(textAt(brew, 'mill')),
      }
      yield cupOf(brew, { ...parts, stars, files })
    }
    const brewed = new Set(brews.map((brew) => textAt(brew, 'bean')))
    const idle = beans.filter((row) => !brewed.has(idOf(row))).length
    if (idle > 0) yield leftOut(`${counted(idle, 'bean')} without a brew`)
    for (const [table, noun] of NO_CUPS) {
      const { length } = listAt(data, table)
      if (length > 0) yield leftOut(counted(length, noun))
    }
  },
}

/** The first 500 rows are in the main file, all others in files of 500. */
async function rowsOf(files: readonly ArchiveFile[], data: Fields, table: 'Beans' | 'Brews') {
  const chunk = new RegExp(`(?:^|/)Beanconqueror_${table}_\\d+\\.json$`, 'u')
  let rows = listAt(data, table.toUpperCase())
  // One after the other, as all at once may be more than the memory of the process.
  for (const file of files.filter(({ name }) => chunk.test(name))) {
    rows = [...rows, ...[parseJsonFile(await file.read())].flat().filter(isObject)]
    if (rows.length > ARCHIVE_LIMITS.items) throw tooLarge(MOVE_TEXTS.tooMany)
  }
  return rows
}

function leftOut(title: string): ArchivedCup {
  return { title, fields: null, pictures: [], notes: ['There is no place for it here.'] }
}

const idOf = (row: Fields) => textAt(fieldsAt(row, 'config'), 'uuid')
