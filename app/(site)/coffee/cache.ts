export { cache } from '../coffee-rate/cache'
