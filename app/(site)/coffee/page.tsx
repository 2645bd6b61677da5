// A second address of the same page (G-137).
export { default, generateMetadata } from '../coffee-rate/page'
