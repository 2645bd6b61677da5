/** Cubot is a brand of telephones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|scrape|facebookexternalhit|facebookcatalog|embedly|quora link preview|whatsapp|bingpreview|google-inspectiontool|mediapartners|lighthouse|archiver|curl-preview/i

export function isCrawler(headers: Headers): boolean {
  return CRAWLER.test(headers.get('user-agent') ?? '')
}
