type Row = Record<string, unknown>

/** Rows as Beanconqueror 8 exports them; what is empty there is left out here. */
export function beanconquerorTables(
  brews: readonly Row[] = [brewOf()],
  preparation: Row = { type: 'PORTAFILTER', style_type: 'ESPRESSO' },
) {
  return {
    SETTINGS: [{ brew_rating: 5, brew_rating_steps: 1, bean_rating: 5 }],
    BREWS: brews,
    BEANS: [
      {
        name: 'Yirgacheffe',
        roaster: 'Corner Roasters',
        note: '',
        rating: 0,
        attachments: ['photo_bean.jpg'],
        bean_information: [{ country: 'Ethiopia', region: 'Gedeo' }, { country: 'Ethiopia' }],
        config: { uuid: 'bean-1', unix_timestamp: 1731445280 },
      },
      { name: 'Never brewed', config: { uuid: 'bean-2', unix_timestamp: 1731445281 } },
    ],
    PREPARATION: [{ name: 'Lever', ...preparation, config: { uuid: 'preparation-1' } }],
    MILL: [{ name: 'C40', config: { uuid: 'mill-1' } }],
    GREEN_BEANS: [{ name: 'Green', config: { uuid: 'green-1' } }],
    VERSION: [{ updatedDataVersions: ['UPDATE_1'] }],
  }
}

const NOON = Date.UTC(2026, 2, 1, 8, 30) / 1000

export function brewOf({ unix_timestamp = NOON, ...fields }: Row = {}): Row {
  return {
    grind_size: '12',
    grind_weight: 18,
    method_of_preparation: 'preparation-1',
    mill: 'mill-1',
    bean: 'bean-1',
    brew_temperature: 93,
    brew_time: 28,
    brew_quantity: 0,
    brew_quantity_type: 'GR',
    brew_beverage_quantity: 36,
    brew_beverage_quantity_type: 'ML',
    note: 'Sweet\nand round.',
    rating: 4,
    coffee_type: '',
    attachments: ['photo_1.jpg'],
    coordinates: { accuracy: 5, latitude: 48.2, longitude: 16.37 },
    cupping: { body: 7.5, brightness: 0, flavor: 9, finish: 0, sweetness: 0, notes: '' },
    config: { uuid: `brew-${unix_timestamp}`, unix_timestamp },
    ...fields,
  }
}
