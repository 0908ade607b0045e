import { createHash } from 'node:crypto';
import type { LoggedChange } from '../dynamodb/change-log.ts';
import { db, type Item } from '../dynamodb/dynalite.ts';
import { environment } from '../template/environment.ts';

/** The stream of a table, as its records describe it. */
export interface TableStream {
  arn: string;
  table: string;
  keys: string[];
}

/** A record of a DynamoDB stream as Lambda hands it to a function. */
export interface StreamRecord {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: string;
  eventSource: string;
  awsRegion: string;
  eventSourceARN: string;
  dynamodb: {
    /** In seconds since 1970. */
    ApproximateCreationDateTime: number;
    Keys: Item;
    NewImage?: Item;
    OldImage?: Item;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: string;
  };
  /** Who did it, if it was not a caller: time to live. */
  userIdentity?: { type: string; principalId: string };
}

const nameOf = ({ before, after }: LoggedChange): StreamRecord['eventName'] => {
  if (before === undefined) return 'INSERT';
  return after === undefined ? 'REMOVE' : 'MODIFY';
};

export const streamRecord = ({ arn, keys }: TableStream, change: LoggedChange): StreamRecord => {
  const { before, after, sequence, time, expired } = change;
  const item = after ?? before ?? {};
  const Keys = Object.fromEntries(Object.entries(item).filter(([name]) => keys.includes(name)));
  const images = {
    ...(after === undefined ? {} : { NewImage: after }),
    ...(before === undefined ? {} : { OldImage: before }),
  };
  return {
    // The same each time that the record is handed over.
    eventID: createHash('md5').update(`${arn}/${sequence}`).digest('hex'),
    eventName: nameOf(change),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: environment.region,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(time / 1000),
      Keys,
      ...images,
      SequenceNumber: sequence,
      SizeBytes: [Keys, ...Object.values(images)].reduce((sum, each) => sum + db.itemSize(each), 0),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
    eventSourceARN: arn,
    ...(expired ? { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } } : {}),
  };
};
