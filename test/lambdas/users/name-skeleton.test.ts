import { describe, expect, it } from 'vitest';
import { usernameSchema } from '#contracts/users/person.ts';
import { isReservedName } from '#lambdas/auth/model/reserved-names.ts';
import { nameSkeleton } from '#lambdas/users/index.ts';

describe('two names that look the same', () => {
  it.each([
    ['admin', 'аdmin'],
    ['admin', 'admın'],
    ['Admin', 'ADMİN'],
    ['coco', 'сосо'],
    ['HOTEPA', 'НОТЕРА'],
    ['nova', 'nοva'],
    ['דנה', 'דָּנָה'],
    ['דנה', 'דָּנָ֣ה'],
    ['אווה', 'אװה'],
    ['רויטל', 'רױטל'],
    ['זיידי', 'זײדי'],
    ['זיידי', 'זײַדי'],
    ['יי_נועם', 'ײ_נועם'],
    ['שרה', 'שׂרה'],
    ['שלום', 'שלוםֽ'],
    ['שלום', 'שָׁלוֹם'],
    ['אבגד', 'אבגד̇'],
    ['анна', 'анна́'],
    ['nova', 'nova̱'],
    ['ليلى', 'لَيْلى'],
  ])('are one: %s, %s [Q-056]', (one, other) => {
    expect(one).not.toBe(other);
    expect(nameSkeleton(other)).toBe(nameSkeleton(one));
  });

  it.each([
    ['Zoe', 'Zoë'],
    ['Anna', 'Анна'],
    ['Лена', 'Лёна'],
    ['Зоя', 'Зой'],
    ['מרים', 'מרימ'],
    ['かき', 'がき'],
    ['กา', 'กิ'],
    ['דנה', 'דנח'],
    ['anna1', 'annal'],
  ])('are not %s and %s', (one, other) => expect(nameSkeleton(other)).not.toBe(nameSkeleton(one)));
});

describe('a username', () => {
  it.each(['דנה.לוי', 'דנה_Levi', 'Алёна', 'Zoë-7', 'Ελένη', '小林さん'])('may be %s [Q-056]', (name) =>
    expect(usernameSchema.safeParse(name).success).toBe(true),
  );

  it.each(['аdmin', 'Аня_Balet', 'nοva'])('does not mix alphabets that look alike: %s', (name) =>
    expect(usernameSchema.safeParse(name).error?.issues[0]?.message).toBe('usernameAlphabets'),
  );

  it.each([
    ...['admin', 'Admin_1', 'ADMIN', 'Мод.ератор', 'מנהל', 'מַנְהֵל', 'עוֹרֵךְ', 'צֶוֶת', 'צװת', 'adm̱in', 'ádmin', 'ạdmïn'],
    ...['MODERATEUR', 'адми́н', 'админ̆', 'ÉDITOR'],
  ])('that speaks for the site is told: %s', (name) => expect(isReservedName(name)).toBe(true));

  it.each(['сосо', 'דָּנָה', 'Renée'])('that speaks for a person is left: %s', (name) =>
    expect(isReservedName(name)).toBe(false),
  );
});
