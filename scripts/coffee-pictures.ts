import type { CoffeeScene } from './coffee-scenes'

const ESPRESSO = '#2c130a'
const CREMA = '#b87333'
const MILK = '#e9d3a4'
const COLD = '#1f0f08'

export const COFFEE_PICTURES: Readonly<Record<string, CoffeeScene>> = {
  'freddo-espresso': {
    ...{ vessel: 'glass', wall: '#7fb0b4', table: '#8d6e52', drink: COLD, foam: '#c99a63' },
    straw: '#c8452c',
  },
  'freddo-espresso-evening': {
    ...{ vessel: 'glass', wall: '#3f4d6b', table: '#6a4a3f', drink: COLD, foam: '#b98752' },
    straw: '#e0b354',
  },
  'freddo-cappuccino': {
    ...{ vessel: 'glass', wall: '#d9b48f', table: '#7c5a44', drink: '#2a140b', foam: '#f3ead8' },
    ...{ straw: '#2f6f6a', foamDepth: 0.42 },
  },
  frappe: {
    ...{ vessel: 'glass', wall: '#dfa48d', table: '#86603f', drink: '#7d4a25', foam: '#e9d2ab' },
    straw: '#2c5560',
  },
  'greek-coffee': {
    ...{ vessel: 'cup', table: '#b9a98c', china: '#4a6f86', drink: '#3a1c0e', top: 'bubbles' },
    radius: 170,
  },
  'greek-coffee-copper': {
    ...{ vessel: 'cup', table: '#54604a', china: '#c98a58', drink: '#33180c', top: 'bubbles' },
    radius: 170,
  },
  espresso: {
    ...{ vessel: 'cup', table: '#6d4630', china: '#eae4d6', drink: ESPRESSO, foam: CREMA },
    radius: 150,
  },
  'espresso-dark': {
    ...{ vessel: 'cup', table: '#2c3f45', china: '#cfd6d0', drink: ESPRESSO, top: 'bubbles' },
    radius: 150,
  },
  cappuccino: {
    ...{ vessel: 'cup', table: '#8a4b3c', china: '#efe9da', drink: '#8a5127', foam: MILK },
    ...{ top: 'leaf', radius: 210 },
  },
  filter: {
    ...{ vessel: 'cup', table: '#23434a', china: '#ddd3c4', drink: '#3c1a0b', top: 'bubbles' },
    radius: 215,
  },
  'filter-blue': {
    ...{ vessel: 'cup', table: '#c9bda6', china: '#31587e', drink: '#451f0d', top: 'bubbles' },
    radius: 215,
  },
  'flat-white': {
    ...{ vessel: 'cup', table: '#7a563b', china: '#e8e1d2', drink: '#7a4520', foam: MILK },
    ...{ top: 'leaf', radius: 195 },
  },
  'iced-latte': {
    ...{ vessel: 'glass', wall: '#a9bb93', table: '#9a7a58', drink: '#c89c6c', foam: '#6a3b1d' },
    straw: '#f1eee4',
  },
  matcha: {
    ...{ vessel: 'cup', table: '#4b3d55', china: '#ece5d7', drink: '#5f8a37', foam: '#9dbd62' },
    ...{ top: 'leaf', radius: 200 },
  },
}
