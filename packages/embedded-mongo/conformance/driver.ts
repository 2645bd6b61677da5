import mongoose from 'mongoose'

/**
 * The driver and its own BSON classes: those of the server are another copy of the package, and a
 * value of one is not an instance of the other.
 */
export const { MongoClient, MongoServerError } = mongoose.mongo
export const {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  EJSON,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} = mongoose.mongo.BSON

const PATIENT_MS = 600_000
/** On a loaded machine heartbeats may be late. */
export const PATIENT = { connectTimeoutMS: PATIENT_MS, serverSelectionTimeoutMS: PATIENT_MS }

export type Client = InstanceType<typeof MongoClient>
export type Db = ReturnType<Client['db']>
