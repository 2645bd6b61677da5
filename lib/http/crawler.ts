/** Programs that follow links by themselves; Cubot is a make of telephones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|scrape|facebookexternalhit|facebookcatalog|embedly|quora link preview|whatsapp|bingpreview|google-inspectiontool|mediapartners|lighthouse|archiver|curl-preview/i

/** Whether a request comes from a program that says so. */
export function isCrawler(headers: Headers): boolean {
  return CRAWLER.test(headers.get('user-agent') ?? '')
}
