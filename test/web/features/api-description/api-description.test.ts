import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiDocument, type ApiPart, getApiDescription } from '#contracts/api-description/endpoints.ts';
import { apiDescription } from '#scripts/openapi/api-description.ts';
import { bodySchema, type Call, countCalls, searchCalls, slicesOf } from '#web/features/api-description/model/calls.ts';
import { curlOf } from '#web/features/api-description/model/curl.ts';
import { exampleOf } from '#web/features/api-description/model/example.ts';
import { schemaRows, typeOf } from '#web/features/api-description/model/schema-rows.ts';

let document: ApiDocument;
let calls: Call[];
beforeAll(async () => {
  document = getApiDescription.responses[200].parse(await apiDescription());
  calls = slicesOf(document).flatMap((slice) => slice.calls);
});
const callOf = (id: string): Call => {
  const found = calls.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no call ${id}`);
  return found;
};
const withSchemas = (schemas: Record<string, ApiPart>): ApiDocument => ({
  ...document,
  components: { ...document.components, schemas },
});

describe('the calls of the description', () => {
  it('are all in a slice, once', () => {
    const described = Object.values(document.paths).flatMap((operations) => Object.keys(operations));
    expect(countCalls(slicesOf(document))).toBe(described.length);
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(described.length);
  });

  it('are found by path, name and words, in any order of the words, and by who may call', () => {
    const found = (text: string, access?: Call['x-access']) =>
      searchCalls(slicesOf(document), { text, access }).flatMap((slice) =>
        slice.calls.map(({ operationId }) => operationId),
      );
    expect(found('/api/admin/cache-usage')).toEqual(['getCacheUsage']);
    expect(found('pauseCAMPAIGN')).toEqual(['pauseCampaign']);
    expect(found('guide registered')).toEqual(['listTips']);
    expect(found('')).toHaveLength(calls.length);
    expect(found('', 'user')).toEqual(expect.arrayContaining(['getAccount']));
    expect(found('getAccount', 'admin')).toEqual([]);
    expect(searchCalls(slicesOf(document), { text: 'no-such-call', access: undefined })).toEqual([]);
  });
});

describe('the fields of a schema', () => {
  it('are listed with those within them, what is required, and the rules', () => {
    const schema = {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 20, description: 'What it is called.' },
        parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
      },
    };
    const part = {
      type: 'object',
      properties: { kind: { enum: ['old', 'new'] }, within: { $ref: '#/components/schemas/Part' } },
    };
    const rows = schemaRows(withSchemas({ Part: part }), schema);
    expect(rows[0]).toEqual({
      path: ['name'],
      type: 'string',
      isRequired: true,
      description: 'What it is called.',
      rules: ['maxLength: 20'],
    });
    expect(rows.map(({ path, type }) => `${path.join(' ')}: ${type}`).slice(1, 4)).toEqual([
      'parts: array of object',
      'parts [].kind: "old" | "new"',
      'parts [].within: object',
    ]);
  });

  it('end, although a schema holds itself', () => {
    const leaf = { type: 'object', properties: { below: { $ref: '#/components/schemas/Leaf' } } };
    expect(schemaRows(withSchemas({ Leaf: leaf }), { $ref: '#/components/schemas/Leaf' }).length).toBeLessThan(6);
  });

  it('tell alternatives apart by what only one of them is', () => {
    const either = ['view', 'shoe'].map((kind) => ({ type: 'object', properties: { kind: { const: kind } } }));
    expect(schemaRows(document, { anyOf: either }).map(({ type }) => type)).toEqual([
      'object, kind: "view"',
      '"view"',
      'object, kind: "shoe"',
      '"shoe"',
    ]);
  });

  it('are there for every body and reply, in words of JSON', () => {
    for (const call of calls)
      for (const part of [call.requestBody, ...Object.values(call.responses)]) {
        const schema = bodySchema(part);
        if (!schema) continue;
        expect(typeOf(document, schema), call.operationId).not.toBe('');
        for (const row of schemaRows(document, schema))
          expect(row.type, `${call.operationId} ${row.path}`).not.toBe('');
      }
  });
});

describe('an example', () => {
  it('has the form of its schema, for every body', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    /** Rules of single values: an example does not say what a name may be made of. */
    const ofValues = ['pattern', 'minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'propertyNames'];
    const withForms = JSON.parse(
      JSON.stringify(document, (key, value) => (ofValues.includes(key) && !value.type ? undefined : value)),
    );
    for (const call of calls) {
      const schema = bodySchema(call.requestBody);
      if (!schema) continue;
      const validate = ajv.compile({
        ...withForms,
        $ref: `#/paths/${call.path.replaceAll('/', '~1').replaceAll(/[{}]/g, encodeURIComponent)}/${call.method.toLowerCase()}/requestBody/content/application~1json/schema`,
      });
      validate(exampleOf(document, schema));
      const faults = validate.errors ?? [];
      expect(faults.map(({ instancePath, message }) => `${call.operationId} ${instancePath} ${message}`)).toEqual([]);
    }
  });

  it('is part of a command, which names token and keys as variables', () => {
    const asked = curlOf(document, callOf('getBrand'), 'https://site.example');
    expect(asked).toBe('curl "https://site.example/api/brands/$ID"');
    const written = curlOf(document, callOf('createUser'), 'https://site.example');
    expect(written).toContain('curl -X POST "https://site.example/users/create" \\\n');
    for (const header of [
      'authorization: Bearer $TOKEN',
      'idempotency-key: $(uuidgen)',
      'x-confirmation: $CONFIRMATION',
      'content-type: application/json',
    ])
      expect(written).toContain(`-H "${header}"`);
  });
});
