-- The hero of the home page shows the banners that staff write.
DELETE FROM "home_blocks" WHERE "content"->>'type' = 'banner';
