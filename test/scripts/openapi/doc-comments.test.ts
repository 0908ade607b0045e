import { describe, expect, it } from 'vitest';
import { describeField, docComments } from '#scripts/openapi/doc-comments.ts';

describe('the comments of a contract', () => {
  it('are found for a declaration, and for the fields in it by their way', () => {
    const found = docComments(
      [
        'const plain = 1;',
        '/**',
        ' * What a thing is,',
        ' * in two lines.',
        ' */',
        'export const thingSchema = z.object({',
        '  /** Its name. */',
        '  name: z.string(),',
        '  parts: z.array(',
        '    z.object({',
        '      /** Of a part. */',
        "      'x-size': z.number(),",
        '    }),',
        '  ),',
        '  /** After the list. */',
        '  last: z.string(),',
        '});',
      ].join('\n'),
    );
    expect(found.get('plain')).toEqual({ fields: new Map() });
    expect(found.get('thingSchema')).toEqual({
      text: 'What a thing is, in two lines.',
      fields: new Map([
        ['name', 'Its name.'],
        ['parts.x-size', 'Of a part.'],
        ['last', 'After the list.'],
      ]),
    });
  });

  it('go to fields through lists and alternatives, and never over words that are there', () => {
    const size = { type: 'number' };
    const named = { type: 'string', description: 'Its own.' };
    const schema = {
      properties: { parts: { items: { anyOf: [{ properties: { size } }, { properties: { named } }] } } },
    };
    describeField(schema, ['parts', 'size'], 'How large.');
    describeField(schema, ['parts', 'named'], 'Other words.');
    describeField(schema, ['parts', 'nowhere'], 'Lost.');
    expect(size).toEqual({ type: 'number', description: 'How large.' });
    expect(named.description).toBe('Its own.');
    expect(JSON.stringify(schema)).not.toContain('Lost.');
  });
});
