import { Types } from 'mongoose'
import { defineFeature } from '@/lib/define-feature'
import { STORED_AS } from '@/lib/year-book/books'
import { YearBookModel } from '@/models/year-book'

export const yearBook = defineFeature({
  name: 'year-book',
  kind: 'service',
  models: [YearBookModel],
  media: {
    owner: STORED_AS.owner,
    listReferenced: (names) => YearBookModel.distinct('file', { file: { $in: names } }),
  },
  personalData: {
    list: async ({ viewer }) => {
      const books = YearBookModel.find({ userId: new Types.ObjectId(viewer.id) })
      return { lists: { 'year-books': await books.select({ _id: 0, year: 1, state: 1 }).lean() } }
    },
    forget: async ({ id }) => {
      await YearBookModel.deleteMany({ userId: new Types.ObjectId(id) })
    },
  },
  stored: ['The PDF of a year that a member has asked for, for 7 days. Only that member gets it.'],
})
