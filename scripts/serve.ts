import '#server/node';
