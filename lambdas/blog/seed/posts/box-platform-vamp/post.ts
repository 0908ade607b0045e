import { author, coverOf, type SeedPost } from '../../seed-post.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';

const id = 'box-platform-vamp';

export const boxPlatformVamp: SeedPost = {
  id,
  details: { category: 'choosing', tags: ['pointe', 'plié'], author, cover: coverOf(id) },
  sourceLanguage: 'he',
  publishedAt: '2026-09-22T06:00:00.000Z',
  languages: { he, en, ru, fr, es },
};
