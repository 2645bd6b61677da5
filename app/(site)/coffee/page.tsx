// A second address of the same page (G-137).
export { default, metadata } from '../coffee-rate/page'
