import { adult } from '../expressions.ts';
import type { IntentTable } from '../tables.ts';

export const intents: IntentTable = {
  shop: 'in stock|stock(?!i)|shipping|delivery|refund|discount|coupon|promo|on sale|sales?(?!\\p{L}| (?:assistant|person|lady|woman|girl|guy|staff|bin|rack))',
  place: {
    where: 'where|is there|are there|any|anyone',
    for: 'fitter|fitting|fitted|shop|store|buy|sell|retailer',
    at: '(?:in|near|around|at) (\\p{L}{3,})',
  },
  grownUp: {
    said: `(?:(?:i ?m|i am|aged?|turning|pointe at|ballet at|start(?:ing)? at|begin(?:ning)? at) ${adult}(?! ?(?:euro|dollar|cm|mm|%|\\d))|${adult} years? old)`,
    means: 'adult beginner',
  },
  topics: {
    weight: { asked: 'how heavy|weighs|(?:shoes?|pair) weigh|weight of|grams?' },
    warranty: { asked: 'warrant(?:y|ies)|(?:a|any|the|with) guarantee' },
    vegan: { asked: 'vegan\\p{L}*' },
    dyeing: { asked: 'dye|dyed|dyeing|paint|painted|painting' },
    noise: { asked: 'nois[ey]\\p{L}*|quiet\\p{L}*|loud\\p{L}*|creak\\p{L}*|squeak\\p{L}*|click(?:s|ing)' },
    men: { asked: '(?:for|fit) (?:men|man|boys?|guys?|males?)|men s|mens|male dancers?' },
    leftAndRight: { asked: '(?:left (?:and|or|vs) (?:a )?right|right (?:and|or|vs) (?:a )?left)(?! (?:foot|feet))' },
    tights: { asked: '(?:what|which|kind of) (?:\\p{L}+ )?tights|(?:with|without) tights' },
    rosin: { asked: 'rosin\\p{L}*' },
    makeUp: { asked: 'pancak\\p{L}*|foundation|calamine' },
    darning: { asked: 'darn|darning|darned' },
    inventor: { asked: 'who (?:invented|thought up|came up with) (?:the )?(?:first )?(?:pointe|ballet|toe|point)' },
    cutting: {
      asked:
        '(?:cut|trim|snip) (?:\\p{L}+ ){0,3}(?:drawstring|cord|string|satin)|(?:drawstring|cord|string|satin) (?:\\p{L}+ ){0,6}(?:cut|trim|snip)',
    },
    gluing: { asked: 'glue\\p{L}* (?:\\p{L}+ ){0,3}(?:ribbons?|elastics?)' },
    order: {
      asked: '(?:elastics?|ribbons?) (?:\\p{L}+ ){0,4}(?:before|after|first) (?:\\p{L}+ ){0,3}(?:elastics?|ribbons?)',
    },
    freezing: { asked: 'freez\\p{L}*|frozen' },
    contact: { asked: 'phone number|e ?mail address|opening hours' },
  },
};
