export { kept } from '../coffee-rate/kept'
