/** Never shown; Next would send its own with every page. */
export { default } from './forbidden'
