/** Fields: words | motif | place | hues | key | weather | mood. Words are matched against an
 * emoji's whole name, pairs of its words, single words from the last to the first, then its
 * keywords. */
export const LEXICON_LINES = `
rolling_on_the_floor_laughing | rolling and laughing | - | 82 235
pensive_face | pensive | - | 240 82 | - | - | sad
confused_face | confused | - | 82 240 | - | - | sad
face_with_diagonal_mouth | doubtful | - | 82 240
slightly_frowning_face | slightly sad | - | 82 240 | - | - | sad
frowning_face | frowning | - | 240 82 | - | - | sad
frowning_face_with_open_mouth | dismayed | - | 82 240 | - | - | sad
disappointed_face | disappointed | - | 240 82 | - | - | sad
anguished_face | anguished | - | 82 240
fearful_face | fearful | - | 240 82
anxious_face_with_sweat | anxious | - | 240 82
weary_face | wailing | - | 82 285
tired_face | tired | - | 82 285
confounded_face | confounded | - | 82 285
persevering_face | struggling | - | 82 285
downcast_face_with_sweat | downcast | - | 82 235
relieved_face | relieved | - | 82 150
sad_but_relieved_face | sad but relieved | - | 82 235 | - | - | sad
smiling_face_with_tear | touched | - | 82 235
expressionless_face | expressionless | - | 82 270
face_without_mouth | mouthless | - | 82 270
dotted_line_face | faded | - | 90 270
face_savoring_food | hungry | - | 82 20
face_with_tongue | playful | - | 82 340
squinting_face_with_tongue | silly | - | 82 340
smirking_face | smirking | - | 82 300
unamused_face | unamused | - | 82 300
face_with_rolling_eyes | eye-rolling | - | 82 300
sleepy_face | sleepy | - | 82 235 | night
yawning_face | yawning | - | 82 265
kissing_face | whistling | - | 82 5
kissing_face_with_smiling_eyes | kissing and smiling | - | 82 5 | - | - | love
kissing_face_with_closed_eyes | shyly kissing | - | 82 5 | - | - | love
hushed_face | hushed | - | 82 200
astonished_face | astonished | - | 82 200
flushed_face | blushing | - | 82 20
face_holding_back_tears | moved | - | 82 235
disguised_face | disguised | - | 82 265
enraged_face | furious | - | 30 12 | - | - | wild
angry_face_with_horns | crossly devilish | - | 300 15 | night
camel | dromedary | desert | 68 240
face_with_tears_of_joy, rolling_on_the_floor_laughing, face_holding_back_tears | joyful | - | 82 235
grinning_squinting_face, cat_with_tears_of_joy | laughing | - | 82 30
grinning_face, grinning_face_with_big_eyes, grinning, star_struck, hugging_face, smiling_face_with_open_hands | grinning | - | 82 250
beaming_face_with_smiling_eyes | beaming | - | 82 215
grinning_face_with_smiling_eyes | delighted | - | 82 215
winking_face | winking | - | 82 320
smiling_face_with_smiling_eyes, smiling_face_with_hearts, relieved_face | blissful | - | 82 20
smiling_face_with_heart_eyes, heart_eyes | adoring | - | 82 10 | - | - | love
face_blowing_a_kiss, kissing_face, kissing_face_with_smiling_eyes, kissing_face_with_closed_eyes | kissing | - | 82 5 | - | - | love
face_with_tongue, winking_face_with_tongue, squinting_face_with_tongue, face_savoring_food, zany_face, drooling_face | cheeky | - | 82 340
smiling_face_with_sunglasses, disguised_face, nerd_face, face_with_monocle | cool | - | 82 265
thinking_face, face_with_hand_over_mouth, shushing_face, saluting_face | thinking | - | 82 205
neutral_face, expressionless_face, face_without_mouth, dotted_line_face | neutral | - | 82 270
zipper_mouth_face, zipper | silent | - | 82 225
smirking_face, unamused_face, face_with_rolling_eyes, lying_face, face_with_raised_eyebrow | sly | - | 82 300
sleeping_face, sleepy_face, yawning_face | sleeping | - | 268 82 | night
weary_face, tired_face, persevering_face, confounded_face, face_exhaling | weary | - | 82 285
astonished_face, face_with_open_mouth, hushed_face, flushed_face, exploding_head, face_screaming_in_fear, face_with_open_eyes_and_hand_over_mouth | surprised | - | 82 200
worried_face, anguished_face, fearful_face, anxious_face_with_sweat, face_with_peeking_eye | worried | - | 82 240
slightly_frowning_face, frowning_face, frowning_face_with_open_mouth, confused_face, disappointed_face, pensive_face, face_with_diagonal_mouth, pleading_face, melting_face | sad | - | 240 82 | - | - | sad
crying_face, sad_but_relieved_face, smiling_face_with_tear, crying_cat | crying | - | 235 82 | - | rain | sad
loudly_crying_face | sobbing | - | 232 82 | - | rain | sad
grinning_face_with_sweat, downcast_face_with_sweat, hot_face | sweating | - | 82 35
angry_face, enraged_face, face_with_symbols_on_mouth, face_with_steam_from_nose, pouting_cat | angry | - | 30 12 | - | - | wild
cold_face | cold | mountain | 235 255 | - | snow
nauseated_face, face_vomiting | sick | - | 135 95
face_with_thermometer, face_with_head_bandage, sneezing_face | feverish | - | 82 20
face_with_medical_mask | masked | - | 82 215
face_with_crossed_out_eyes, face_with_spiral_eyes, dizzy_face | dazed | - | 82 290
woozy_face, upside_down_face, shaking_face, clown_face, cowboy_hat_face | woozy | - | 82 330
smiling_face_with_halo, baby_angel | angelic | - | 82 225
smiling_face_with_horns, angry_face_with_horns | devilish | - | 300 15 | night
partying_face | partying | - | 82 340 | - | - | bright
grimacing_face | grimacing | - | 82 30
pig, pig_face, boar, pig_nose | pig | meadow | 10 145
cow, cow_face, ox, water_buffalo, bison, buffalo, taurus | cow | meadow | 85 148
sheep, ewe, ram, lamb, aries | sheep | meadow | 85 150
goat, capricorn, llama | goat | mountain | 75 145
giraffe | giraffe | meadow | 80 150
camel, two_hump_camel, two-hump_camel | camel | desert | 68 240
zebra | zebra | meadow | 90 270
unicorn | unicorn | meadow | 310 85 | dusk
lion, leo | lion | desert | 72 45
tiger, tiger_face, leopard | tiger | forest | 55 150
monkey, monkey_face, gorilla, orangutan, see_no_evil_monkey, hear_no_evil_monkey, speak_no_evil_monkey | monkey | forest | 45 150
panda | panda | forest | 150 90
crab, lobster, cancer, scorpion, scorpio | crab | sea | 30 220
snake, dragon, dragon_face | snake | forest | 145 95
spider | spider | forest | 300 28 | night
lady_beetle, ladybug, beetle, bug, ant, cockroach | ladybird | meadow | 27 145
sauropod, rex, t_rex, t-rex, dinosaur, crocodile, lizard | dinosaur | forest | 150 110
shell, spiral_shell, oyster | shell | sea | 40 220
banana | banana | - | 98 50
pineapple | pineapple | - | 80 150
corn, ear_of_corn, popcorn | corn | - | 92 142
pizza, pie | pizza | - | 88 28
egg, cooking, fried | egg | - | 78 220
hamburger, burger, sandwich, hot_dog, taco, burrito, stuffed_flatbread | burger | - | 65 140
doughnut, cookie, bagel, pretzel | doughnut | - | 355 68
beer, beer_mug, clinking_beer_mugs, mugs | beer | - | 75 45
camera, camera_with_flash, video_camera, movie_camera, film_projector | camera | - | 260 30
computer, laptop, laptop_computer, desktop, desktop_computer, television, chart, chart_increasing, chart_decreasing | screen | - | 235 260
phone, mobile, mobile_phone, telephone, pager, calling | phone | - | 265 225
shoe, shoes, boot, boots, sandal, sneaker, running_shoe, hiking_boot, high_heeled_shoe, footprints, roller_skate, ice_skate | shoe | - | 27 240
shirt, t_shirt, t-shirt, coat, vest, safety_vest, lab_coat, jeans, shorts, socks, gloves, scarf | shirt | - | 245 28
dress, kimono, sari, bikini, swimsuit, one_piece_swimsuit, one-piece_swimsuit, woman_s_clothes | dress | - | 5 285
glasses, sunglasses, goggles | glasses | - | 270 30
hammer, axe, pick, hammer_and_wrench, hammer_and_pick, wrench, tool, toolbox, mechanic, builder | hammer | - | 62 250
scissors, razor, barber | scissors | - | 245 28
hourglass, hourglass_done, hourglass_not_done, timer, timer_clock | hourglass | - | 50 220
trophy, medal, 1st_place_medal, 2nd_place_medal, 3rd_place_medal, sports_medal, award, winner | trophy | - | 84 260
skull, skull_and_crossbones, coffin, headstone, bone, bones | skull | - | 90 300 | night
die, dice, game_die, joker, puzzle | dice | - | 27 240
whale, dolphin, seal, shark | whale | sea | 245 200
fish, tropical_fish, blowfish, sushi, fishing, fishing_pole, shrimp, aquarius, pisces | fish | sea | 50 220
octopus, squid, jellyfish, coral | octopus | sea | 12 200
turtle | turtle | sea | 150 100
frog | frog | lake | 142 95
duck, swan, goose, flamingo, rubber | duck | lake | 85 220
penguin, polar_bear | penguin | mountain | 250 220 | - | snow
bird, parrot, dove, eagle, phoenix, feather, peacock, chicken, rooster, turkey, chick, hatching, nest, dodo | bird | - | 250 55
owl, bat | owl | forest | 48 285 | night
cat, black_cat | cat | - | 60 285
dog, wolf, poodle, guide_dog, service_dog, puppy, hyena | dog | meadow | 62 25
fox, raccoon | fox | forest | 45 155
bear, koala, teddy, sloth | bear | forest | 50 150
rabbit, bunny, hamster, mouse, rat, chipmunk, hedgehog, badger, otter, skunk, beaver, mole | rabbit | meadow | 70 140
deer, moose, kangaroo, antelope | deer | forest | 52 150
horse, donkey, carousel_horse | horse | meadow | 45 145
elephant, mammoth, rhinoceros, hippopotamus | elephant | meadow | 255 45
bee, honeybee, honey, mosquito, fly, wasp | bee | meadow | 84 145
butterfly, moth | butterfly | meadow | 50 255
snail, worm, slug, cricket, caterpillar, microbe | snail | meadow | 45 150
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
lemon, lime | lemon | - | 98 230
orange, tangerine, pumpkin, jack_o_lantern, jack-o-lantern, potato, onion, garlic | orange | - | 55 235
cherry, cherries, blueberries, berries | cherry | - | 20 150
strawberry | strawberry | - | 24 145
grapes, raisin | grapes | - | 305 145
melon, watermelon | melon | - | 22 148
carrot, ginger, hot_pepper, pepper, ginger_root, sweet_potato, roasted_sweet_potato, chestnut, peanuts, beans | carrot | - | 50 145
bread, baguette, croissant, pancakes, waffle, flatbread, tamale, toast, dumpling, moon_cake | bread | - | 60 25
cake, birthday, shortcake, cupcake, custard, pudding, sweet, candy, lollipop, chocolate | cake | - | 5 85
ice_cream, icecream, shaved_ice, soft_ice_cream, dango, popsicle | icecream | - | 5 62
cheese, butter, fondue | cheese | - | 86 28
coffee, beverage, cup, tea, teacup, hot_beverage, mate, milk, mug, juice_box, cup_with_straw, bubble_tea | cup | - | 55 235
teapot, sake | teapot | - | 235 55
wine, wine_glass, glass, cocktail, cocktail_glass, tropical_drink, clinking, champagne, tumbler, goblet | wine | - | 12 75
bottle, champagne_bottle, baby_bottle, lotion, soap, bottle_with_popping_cork, alembic, oil | bottle | - | 155 75
vase, amphora, urn, funeral_urn, jar | vase | - | 250 40
jug, pouring_liquid, pitcher, bucket, watering | jug | - | 90 240
bowl, soup, stew, salad, noodles, spaghetti, steaming_bowl, pot, pot_of_food, shallow_pan, curry, food, bento, bento_box, plate, fork, spoon, knife, canned_food, oden, meat, poultry, bacon, steak, rice_ball, salt, takeout, sleeping_rice | bowl | - | 215 40
candle, menorah, diya, diya_lamp, incense, light_bulb, bulb, flashlight | candle | - | 75 300 | night
lantern, red_paper_lantern, izakaya_lantern, festival, firecracker, fireworks, sparkler, confetti, party, party_popper, red_envelope, nesting | lantern | city | 30 300 | night
book, books, notebook, ledger, bookmark, newspaper, scroll, page, memo, library, study, dictionary, closed_book, open_book, calendar, clipboard, folder, file, card, label, school, graduation | book | - | 28 230
pencil, pen, crayon, writing, writing_hand, fountain_pen, paintbrush, ruler, screwdriver, saw, dagger, sword, swords, bow, needle, nail, broom, chopsticks, syringe, toothbrush | pencil | - | 84 235
palette, artist_palette, artist, art, framed_picture, painting | palette | - | 60 245
heart, hearts, anatomical_heart, love, kiss, kissing, red_heart, lovers, couple, valentine, engagement | heart | - | 22 345 | - | - | love
fire, flame, firefighter, volcano, explosion, collision, campfire, hot, burn | flame | - | 35 60 | dusk | - | warm
umbrella, closed_umbrella | umbrella | city | 27 250 | - | rain
umbrella_on_ground | umbrella | sea | 27 200 | day
key, old_key, locked, unlocked, lock, padlock, locked_with_key | key | - | 82 260
crown, prince, princess, king, queen, royal, chess, first_place | crown | - | 82 22
gem, gem_stone, diamond, ring, crystal, crystal_ball, jewel, money, coin, dollar, bank, prayer_beads | gem | - | 225 300
bell, bellhop, alarm, loudspeaker, megaphone, postal_horn, wind_chime, church_bell | bell | - | 80 260
guitar, violin, banjo, music, musical, saxophone, trumpet, accordion, piano, keyboard, musical_keyboard, drum, long_drum, maracas, flute, harp, microphone, radio, singer | guitar | - | 52 285
note, notes, musical_note, musical_notes, musical_score, headphone, song | note | - | 290 25
letter, envelope, email, love_letter, mailbox, package, postbox, inbox, outbox, e-mail, incoming, mail | letter | - | 85 25
gift, wrapped_gift, ribbon, present, santa, claus | gift | - | 25 86
hat, top_hat, cap, helmet, woman_hat, billed_cap, magician, wizard, mage, detective, necktie, handbag, purse, backpack, luggage | hat | - | 262 25
clock, watch, stopwatch, o'clock, oclock, alarm_clock, mantelpiece_clock, time, thirty | clock | - | 27 88
ball, basketball, soccer, soccer_ball, baseball, softball, tennis, volleyball, football, rugby, cricket_game, golf, bowling, hockey, yo-yo, pool_8_ball, sport, boxing, badminton, ping_pong, dart, bullseye, game, joystick | ball | - | 48 150
anchor | anchor | sea | 250 30
kite, parachute, flying_disc, wind, wind_face, leaf_fluttering_in_wind, dashing | kite | meadow | 27 240 | day | wind
ghost, alien, zombie, vampire, spider_web, ogre, goblin, genie, demon, imp, monster, troll | ghost | - | 285 150 | night
robot, video, printer, keyboard_computer, battery, plug, disk, satellite_antenna, gear, magnet, microscope, telescope, abacus, technologist, mechanical | robot | - | 230 40
globe, earth, world_map, map, world, compass, globe_showing | globe | - | 240 148
face, smile, grin, smiling, laughing, joy, wink, tongue, sad, crying, angry, happy, smiley | face | - | 82 250
eye, eyes, see | eye | - | 240 60
hand, hands, finger, thumb, thumbs, palm_hand, fist, wave_hand, waving_hand, clapping, victory, handshake, gesture, ear, nose, mouth, tongue_part, foot, leg, arm, biceps, lips, tooth | hand | - | 55 250
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
bicycle, bike, biking, mountain_biking, cyclist, scooter, kick_scooter, skateboard, motorcycle, wheel, unicycle, wheelchair | bicycle | city | 28 255
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
snow, snowflake, snowman, cloud_with_snow, cold, ice, ice_cube, mitten, sled, curling | snowflake | mountain | 225 260 | - | snow
lightning, bolt, high_voltage, thunder, cloud_with_lightning, zap, storm | bolt | mountain | 92 275 | night
wave, water_wave, ocean, sea, water, tsunami | wave | sea | 240 200
flag, flags, pennant, banner | flag | meadow | 25 240
spiral, vortex, brain, lungs, anger | spiral | - | 295 40
`
