import mongoose, { type mongo } from 'mongoose'

/** The database that the test is connected to. */
export function source(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The tests are not connected.')
  return db
}

/** Another one on the tests' server, which the test drops. */
export function otherDatabase(): mongo.Db {
  return mongoose.connection.getClient().db(`${source().databaseName}_other`)
}
