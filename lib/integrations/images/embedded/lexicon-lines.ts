/** words | motif | place | hues | key | weather | mood. Words are matched against an emoji's whole
 * name, pairs of words, single words from the last to the first, then its keywords. */
export const LEXICON_LINES = `
whale, dolphin, seal, shark | whale | sea | 245 200
fish, tropical_fish, blowfish, sushi, fishing, fishing_pole, shrimp, lobster, aquarius, pisces | fish | sea | 50 220
octopus, squid, jellyfish, coral, crab, oyster | octopus | sea | 12 200
turtle, crocodile, lizard, dinosaur, sauropod, rex | turtle | sea | 150 100
frog | frog | lake | 142 95
duck, swan, goose, flamingo, rubber | duck | lake | 85 220
penguin, polar_bear | penguin | mountain | 250 220 | - | snow
bird, parrot, dove, eagle, phoenix, feather, peacock, chicken, rooster, turkey, chick, hatching, nest, dodo | bird | - | 250 55
owl, bat | owl | forest | 48 285 | night
cat, tiger, leopard, lion, black_cat | cat | - | 60 285
dog, wolf, poodle, guide_dog, service_dog, puppy, hyena | dog | meadow | 62 25
fox, raccoon | fox | forest | 45 155
bear, panda, koala, teddy, gorilla, monkey, orangutan, sloth | bear | forest | 50 150
rabbit, bunny, hamster, mouse, rat, chipmunk, hedgehog, badger, otter, skunk, beaver, mole | rabbit | meadow | 70 140
deer, moose, giraffe, kangaroo, ram, ewe, goat, llama, antelope, capricorn, aries | deer | forest | 52 150
horse, unicorn, zebra, donkey, carousel_horse, cow, ox, bison, buffalo, camel, taurus, pig, boar | horse | meadow | 45 145
elephant, mammoth, rhinoceros, hippopotamus | elephant | meadow | 255 45
bee, honeybee, honey, mosquito, fly, wasp | bee | meadow | 84 145
butterfly, moth | butterfly | meadow | 50 255
snail, shell, worm, snake, slug, bug, beetle, cricket, ant, cockroach, spider, scorpion, caterpillar, microbe | snail | meadow | 45 150
tree, deciduous_tree, park, wood, national_park | tree | meadow | 145 45
pine, evergreen_tree, christmas_tree, forest, pine_decoration, tanabata | pine | forest | 160 200
palm, palm_tree, island, coconut, desert_island, beach, tropical | palm | sea | 155 200 | day
cactus, desert | cactus | desert | 155 50 | day
flower, blossom, cherry_blossom, hibiscus, bouquet, lotus, hyacinth, daisy, rosette, spring | flower | meadow | 5 148
tulip | tulip | meadow | 22 150
rose, wilted_flower | rose | - | 18 150 | - | - | love
sunflower | sunflower | meadow | 82 145 | day
leaf, leaves, herb, seedling, plant, maple_leaf, fallen_leaf, potted_plant, leafy_green, basket, sheaf, rice | leaf | forest | 145 60
clover, shamrock, four_leaf_clover | clover | meadow | 150 95
mushroom | mushroom | forest | 27 150
apple, red_apple, green_apple, tomato, peach, mango | apple | - | 25 145
pear, avocado, kiwi, kiwi_fruit, olive, bell_pepper, cucumber, broccoli, eggplant, pea_pod | pear | - | 112 150
lemon, lime, banana, pineapple, corn | lemon | - | 98 230
orange, tangerine, pumpkin, jack_o_lantern, jack-o-lantern, potato, onion, garlic | orange | - | 55 235
cherry, cherries, blueberries, berries | cherry | - | 20 150
strawberry | strawberry | - | 24 145
grapes, raisin | grapes | - | 305 145
melon, watermelon | melon | - | 22 148
carrot, ginger, hot_pepper, pepper, ginger_root, sweet_potato, roasted_sweet_potato, chestnut, peanuts, beans | carrot | - | 50 145
bread, baguette, croissant, bagel, pretzel, pancakes, waffle, flatbread, sandwich, burger, hamburger, hot_dog, burrito, taco, tamale, pie, toast, dumpling, cookie, doughnut, moon_cake | bread | - | 60 25
cake, birthday, shortcake, cupcake, custard, pudding, sweet, candy, lollipop, chocolate | cake | - | 5 85
ice_cream, icecream, shaved_ice, soft_ice_cream, dango, popsicle | icecream | - | 5 62
cheese, butter, pizza, egg, cooking, fondue | cheese | - | 86 28
coffee, beverage, cup, tea, teacup, hot_beverage, mate, milk, mug, juice_box, cup_with_straw, bubble_tea | cup | - | 55 235
teapot, sake | teapot | - | 235 55
wine, wine_glass, glass, cocktail, cocktail_glass, tropical_drink, clinking, champagne, tumbler, beer, beer_mug, mugs, goblet | wine | - | 12 75
bottle, champagne_bottle, baby_bottle, lotion, soap, bottle_with_popping_cork, alembic, oil | bottle | - | 155 75
vase, amphora, urn, funeral_urn, jar | vase | - | 250 40
jug, pouring_liquid, pitcher, bucket, watering | jug | - | 90 240
bowl, soup, stew, salad, noodles, spaghetti, steaming_bowl, pot, pot_of_food, shallow_pan, curry, food, bento, bento_box, plate, fork, spoon, knife, popcorn, canned_food, oden, meat, poultry, bacon, steak, rice_ball, salt, takeout, sleeping_rice | bowl | - | 215 40
candle, menorah, diya, diya_lamp, incense, light_bulb, bulb, flashlight | candle | - | 75 300 | night
lantern, red_paper_lantern, izakaya_lantern, festival, firecracker, fireworks, sparkler, confetti, party, party_popper, red_envelope, dragon, dragon_face, nesting | lantern | city | 30 300 | night
book, books, notebook, ledger, bookmark, newspaper, scroll, page, memo, library, study, dictionary, closed_book, open_book, calendar, clipboard, folder, file, card, label, school, graduation | book | - | 28 230
pencil, pen, crayon, writing, writing_hand, fountain_pen, paintbrush, ruler, hammer, wrench, screwdriver, axe, pick, saw, tool, scissors, dagger, sword, swords, bow, needle, nail, broom, chopsticks, syringe, toothbrush, razor | pencil | - | 84 235
palette, artist_palette, artist, art, framed_picture, painting | palette | - | 60 245
heart, hearts, anatomical_heart, love, kiss, kissing, red_heart, lovers, couple, valentine, engagement | heart | - | 22 345 | - | - | love
fire, flame, firefighter, volcano, explosion, collision, campfire, hot, burn | flame | - | 35 60 | dusk | - | warm
umbrella, closed_umbrella | umbrella | city | 27 250 | - | rain
umbrella_on_ground | umbrella | sea | 27 200 | day
key, old_key, locked, unlocked, lock, padlock, locked_with_key | key | - | 82 260
crown, prince, princess, king, queen, royal, chess, trophy, medal, first_place, award, winner | crown | - | 82 22
gem, gem_stone, diamond, ring, crystal, crystal_ball, jewel, money, coin, dollar, bank, prayer_beads | gem | - | 225 300
bell, bellhop, alarm, loudspeaker, megaphone, postal_horn, wind_chime, church_bell | bell | - | 80 260
guitar, violin, banjo, music, musical, saxophone, trumpet, accordion, piano, keyboard, musical_keyboard, drum, long_drum, maracas, flute, harp, microphone, radio, singer | guitar | - | 52 285
note, notes, musical_note, musical_notes, musical_score, headphone, song | note | - | 290 25
letter, envelope, email, love_letter, mailbox, package, postbox, inbox, outbox, e-mail, incoming, mail | letter | - | 85 25
gift, wrapped_gift, ribbon, present, santa, claus | gift | - | 25 86
hat, top_hat, cap, helmet, woman_hat, billed_cap, magician, wizard, mage, detective, shirt, dress, necktie, coat, jeans, shoe, boot, sandal, socks, scarf, gloves, kimono, sari, glasses, handbag, purse, backpack, luggage | hat | - | 262 25
clock, watch, hourglass, stopwatch, timer, o'clock, oclock, alarm_clock, mantelpiece_clock, time, thirty | clock | - | 27 88
ball, basketball, soccer, soccer_ball, baseball, softball, tennis, volleyball, football, rugby, cricket_game, golf, bowling, hockey, yo-yo, pool_8_ball, sport, boxing, badminton, ping_pong, dart, bullseye, game, dice, die, joker, puzzle, joystick | ball | - | 48 150
anchor | anchor | sea | 250 30
kite, parachute, flying_disc, wind, wind_face, leaf_fluttering_in_wind, dashing | kite | meadow | 27 240 | day | wind
ghost, alien, skull, zombie, vampire, spider_web, coffin, headstone, ogre, goblin, genie, demon, imp, monster, troll | ghost | - | 285 150 | night
robot, computer, laptop, desktop, phone, mobile, telephone, television, camera, video, printer, keyboard_computer, battery, plug, disk, satellite_antenna, gear, magnet, microscope, telescope, pager, abacus, technologist, mechanical | robot | - | 230 40
globe, earth, world_map, map, world, compass, globe_showing | globe | - | 240 148
face, smile, grin, grinning, smiling, laughing, joy, wink, tongue, sad, crying, angry, happy, smiley | face | - | 82 250
eye, eyes, see | eye | - | 240 60
hand, hands, finger, thumb, thumbs, palm_hand, fist, wave_hand, waving_hand, clapping, victory, handshake, gesture, ear, nose, mouth, tongue_part, foot, leg, arm, biceps, lips, tooth, bone | hand | - | 55 250
dancer, dancing, woman_dancing, ballet, dance, people_with_bunny_ears, cartwheel, cartwheeling, gymnastics, juggling, merperson, mermaid, fairy, elf, yoga, lotus_position | dancer | - | 20 285
person, woman, man, people, boy, girl, child, baby, adult, family, walking, running, standing, worker, pilot, cook, farmer, judge, teacher, student, guard, superhero, bride, tuxedo, older, beard, hair, climbing, hiking | person | city | 28 255
sailboat, boat, speedboat, sailing | sailboat | sea | 30 200
canoe, rowboat, rowing, rowing_boat, surfing, surfer, swimming, swimmer, water_polo, paddle | rowboat | lake | 255 50
ship, ferry, passenger_ship, motor_boat, cruise | steamer | sea | 258 32
lighthouse | lighthouse | sea | 28 240
tower, tokyo_tower, eiffel, statue, statue_of_liberty, moai, roller_coaster, ferris, ferris_wheel, playground, construction | tower | city | 30 260
castle, japanese_castle, european_castle, stadium, classical_building, mosque, temple, synagogue, kaaba, shinto_shrine, hindu_temple, church, shrine | castle | meadow | 300 60
house, houses, home, house_with_garden, derelict, hut, post_office, hospital, hotel, convenience_store, department_store, factory, building, door, window, bed, couch, chair, wedding, brick, office | house | meadow | 25 70
cottage, barn | cottage | meadow | 30 145
mountain, mount, mount_fuji, snow_capped_mountain, snow-capped_mountain, rock, skier, snowboarder, ski, cable, cableway, aerial_tramway | mountain | mountain | 262 220
tent, camping, circus, circus_tent | tent | lake | 48 155 | dusk
city, cityscape, cityscape_at_dusk, bridge, bridge_at_night, foggy, sunset_over_buildings, urban, traffic, traffic_light | tower | city | 265 60
bicycle, bike, biking, mountain_biking, cyclist, scooter, kick_scooter, skateboard, motorcycle, wheel, roller_skate, unicycle, wheelchair | bicycle | city | 28 255
car, automobile, taxi, bus, truck, ambulance, police_car, racing_car, minibus, tractor, vehicle, trolleybus, pickup, delivery, fire_engine, police, fuel, stop | car | city | 28 240
train, tram, locomotive, railway, metro, station, bullet_train, monorail, light_rail, tram_car, high-speed_train, suspension_railway | train | city | 28 88
airplane, plane, helicopter, departure, arrival, small_airplane, seat, passport | plane | mountain | 28 230 | day
balloon, hot_air_balloon, hot-air_balloon | balloon | mountain | 32 88 | day
rocket, flying_saucer, astronaut, satellite, ufo | rocket | desert | 28 275 | night
sun, sunrise, sunset, sun_with_face, sunrise_over_mountains, sunny, bright, brightness, high_brightness | sun | - | 82 50 | day | - | warm
moon, crescent, crescent_moon, new_moon, full_moon, moon_face, last_quarter, first_quarter, night, sleep, sleeping, zzz | moon | - | 265 92 | night
star, stars, glowing_star, shooting_star, dizzy, sparkles, milky_way, night_with_stars, comet, zodiac, star_of_david | star | - | 268 85 | night
planet, ringed_planet, saturn, space, galaxy, ophiuchus | planet | desert | 300 45 | night
cloud, cloudy, sun_behind_cloud, fog, tornado, cyclone, air | cloud | meadow | 240 85
rain, rainy, cloud_with_rain, droplet, sweat_droplets, umbrella_with_rain_drops, shower, tear, potable, plunger, faucet, bathtub | drop | lake | 240 200 | - | rain
rainbow | rainbow | meadow | 25 240 | day
snow, snowflake, snowman, cloud_with_snow, cold, cold_face, ice, ice_cube, mitten, sled, ice_skate, curling | snowflake | mountain | 225 260 | - | snow
lightning, bolt, high_voltage, thunder, cloud_with_lightning, zap, storm | bolt | mountain | 92 275 | night
wave, water_wave, ocean, sea, water, tsunami | wave | sea | 240 200
flag, flags, pennant, banner | flag | meadow | 25 240
spiral, vortex, brain, lungs, anger, dizzy_face | spiral | - | 295 40
`
