/** The files in the data folder. `npm start -- --reset` deletes all of it, and nothing that a person wrote there. */
export const keptData = {
  tables: 'dynamodb',
  buckets: 's3',
  mail: 'mail',
  userPools: 'cognito',
  schedules: 'scheduler',
  queues: 'sqs',
  /** The parameters that calls have put; those that an operator writes are in `parameters.json`, which stays. */
  parameters: 'ssm.jsonl',
  triggers: 'triggers.json',
  seed: 'seed-stamp',
};
