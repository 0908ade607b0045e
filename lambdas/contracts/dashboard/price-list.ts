/** US dollars for so many of a unit. */
export interface UnitPrice {
  dollars: number;
  per: number;
}

/**
 * The prices of AWS for the units that the product counts: list prices as known to the authors, without tax, and
 * without taking off the amounts that are free every month. Anyone who compares them with AWS's pages again changes the
 * date.
 */
export const priceList = {
  region: 'eu-central-1',
  /** As of when. */
  date: '2026-11-22',
  source: 'https://aws.amazon.com/pricing/',
  prices: {
    /** CloudFront: HTTPS requests answered in Europe. */
    pages: { dollars: 0.012, per: 10_000 },
    /** SES: mails sent. */
    mails: { dollars: 0.1, per: 1_000 },
    /** DynamoDB, standard table: gigabytes for a month. */
    table: { dollars: 0.306, per: 1 },
  },
} as const satisfies { region: string; date: string; source: string; prices: Record<string, UnitPrice> };
