import type { Category } from '#contracts/blog/categories.ts';

export const categories: Category[] = [
  {
    slug: 'choosing',
    names: {
      he: 'בחירת נעל',
      en: 'Choosing shoes',
      ru: 'Выбор пуантов',
      fr: 'Choisir ses pointes',
      es: 'Elegir las puntas',
    },
    order: 1,
  },
  {
    slug: 'fitting-and-care',
    names: {
      he: 'התאמה וטיפול',
      en: 'Fitting and care',
      ru: 'Подбор и уход',
      fr: 'Ajustement et entretien',
      es: 'Ajuste y cuidado',
    },
    order: 2,
  },
  {
    slug: 'dancers-health',
    names: {
      he: 'בריאות בריקוד',
      en: 'Dancers’ health',
      ru: 'Здоровье и танец',
      fr: 'Danse et santé',
      es: 'Danza y salud',
    },
    order: 3,
  },
];
